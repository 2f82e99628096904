declare module 'inline-script:*' {
  /** The module and its imports as one minified classic script. */
  const code: string;
  export default code;
}
