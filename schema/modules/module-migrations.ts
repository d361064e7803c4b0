/** The values of a module, as an editor fills them in. */
type Fields = Readonly<Record<string, unknown>>

/**
 * How modules that were written with older fields are read, by kind: the first function turns version 1 into version 2, and so on.
 * Whoever changes the fields of a kind so that stored ones do not fit any more adds one.
 */
export type ModuleMigrations = Readonly<Record<string, readonly ((fields: Fields) => Fields)[]>>

export const moduleMigrations: ModuleMigrations = {}
