import { z } from 'zod'

const ImportEnv = z.object({
  DATABASE_URL: z.string().min(1),
  /** The folder in which npm was called; npm itself changes to the workspace. */
  INIT_CWD: z.string().default(() => process.cwd()),
})

/** Parses the environment of an import. Throws an error that names every wrong or missing variable. */
export function readImportEnv(): z.output<typeof ImportEnv> {
  const parsed = ImportEnv.safeParse(process.env)
  if (parsed.success) return parsed.data
  throw new Error(`The environment is incomplete:\n${z.prettifyError(parsed.error)}`)
}
