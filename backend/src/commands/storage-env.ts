import { readDatabaseVariables } from '@foyer/schema/database-url.ts'
import { withSecretFiles } from '@foyer/schema/secret-files.ts'
import { z } from 'zod'

/** Where a theatre is stored: what origin and commands for operators both need to know. */
export const StorageVariables = z.object({
  /** The PostgreSQL database (15 or newer), such as postgres://foyer@database:5432/foyer. */
  DATABASE_URL: z.string().min(1),
  /**
   * The same database without a pooler, where DATABASE_URL is that of PgBouncer in transaction mode: for what PostgreSQL ties to a
   * connection. Empty: DATABASE_URL.
   */
  DATABASE_DIRECT_URL: z.string().default(''),
  /** The password of the database; it takes the place of one in its addresses. */
  DATABASE_PASSWORD: z.string().default(''),
  /** Folder of uploaded and generated files, and of uploads under way; images are in its subfolder `media`. */
  FOYER_DATA: z.string().min(1),
  /** The bucket of an S3-speaking store that keeps the files in place of FOYER_DATA. Empty: they are in the folder. */
  S3_BUCKET: z.string().default(''),
  /** The address of the store, such as http://minio:9000. Empty: that of AWS. */
  S3_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** The region of the bucket. */
  S3_REGION: z.string().min(1).default('eu-central-1'),
  /** The id of the key that may read, write, list and delete in the bucket. */
  S3_ACCESS_KEY_ID: z.string().default(''),
  /** The secret that belongs to it. */
  S3_SECRET_ACCESS_KEY: z.string().default(''),
})

export type StorageEnv = z.output<typeof StorageVariables>

/** The variables of a service with what their files contain, and the address without a pooler where there is none. */
export function readStorageVariables(
  source: Record<string, string | undefined>,
  names: string[],
): Record<string, string | undefined> {
  const variables = readDatabaseVariables(withSecretFiles(source, names))
  const direct = variables['DATABASE_DIRECT_URL'] || variables['DATABASE_URL']
  return direct === undefined ? variables : { ...variables, DATABASE_DIRECT_URL: direct }
}

/** What does not go together, by variable. */
export function findStorageProblems(env: StorageEnv): [name: keyof StorageEnv, problem: string][] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env
  if (bucket === '') {
    return env.S3_ENDPOINT === '' ? [] : [['S3_BUCKET', 'set S3_BUCKET, or remove S3_ENDPOINT']]
  }
  return id === '' || secret === ''
    ? [['S3_BUCKET', 'set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or remove S3_BUCKET']]
    : []
}

const names = Object.keys(StorageVariables.shape)

/** The database alone, by its direct address, for commands. Throws an error that says what is missing. */
export function readDatabaseUrl(): string {
  const { DATABASE_DIRECT_URL } = readStorageVariables(process.env, names)
  if (!DATABASE_DIRECT_URL) throw new Error('DATABASE_URL is missing.')
  return DATABASE_DIRECT_URL
}

const minBackupKeyLength = 16

/** What a backup is made of. Throws an error that says what is missing. */
export function readStorage(): { env: StorageEnv; databaseUrl: string; backupKey: string } {
  const variables = readStorageVariables(process.env, [...names, 'BACKUP_KEY'])
  const missing = ['DATABASE_URL', 'FOYER_DATA'].filter((name) => !variables[name])
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} is missing.`)
  const env = StorageVariables.parse(variables)
  for (const [name, problem] of findStorageProblems(env)) throw new Error(`${name}: ${problem}.`)
  const backupKey = variables['BACKUP_KEY'] ?? ''
  if (backupKey !== '' && backupKey.length < minBackupKeyLength) {
    throw new Error(`BACKUP_KEY is short: set ${minBackupKeyLength} characters or more.`)
  }
  return { env, databaseUrl: env.DATABASE_DIRECT_URL, backupKey }
}
