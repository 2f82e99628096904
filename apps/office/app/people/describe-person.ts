/** What to call a person: their name, or their address until they have one. */
export const describePerson = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  name || email;
