import { expirePreview } from '@foyer/demo/fixtures/previews.ts'
import { databaseUrl } from './database.ts'

/** Lets a preview expire. */
export const expireOne = (id: number): Promise<void> => expirePreview(databaseUrl(), id)
