import { z } from 'zod'

const ImportEnv = z.object({
  DATABASE_URL: z.string().min(1),
  /** Where the person stands who calls npm; npm itself changes into the workspace. */
  INIT_CWD: z.string().default(() => process.cwd()),
})

/** Reads what an import needs. Throws with every wrong or missing name. */
export function readImportEnv(): z.output<typeof ImportEnv> {
  const parsed = ImportEnv.safeParse(process.env)
  if (parsed.success) return parsed.data
  throw new Error(`The environment is incomplete:\n${z.prettifyError(parsed.error)}`)
}
