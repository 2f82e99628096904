// A file of its own: the first load of the menu needs this without the names of all declarations.
/** Why a dish or extra with unknown declarations cannot be ordered (S3 L2). */
export const DECLARATIONS_UNKNOWN = 'Allergene noch nicht hinterlegt';
