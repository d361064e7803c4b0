import { addEntries, addMissingPage, removeMissingPage } from '@foyer/demo/fixtures/hub.ts'
import { databaseUrl } from './database.ts'

type Work = () => Promise<void>

/** A path at which visitors have found nothing, for the duration of the callback; its redirect goes with it. */
export async function withMissingPages(path: string, work: Work): Promise<void> {
  await addMissingPage(databaseUrl(), path)
  try {
    await work()
  } finally {
    await removeMissingPage(databaseUrl(), path)
  }
}

/** Two entries of a form that nobody has read, the only ones. */
export async function withWaitingEntries(work: Work): Promise<void> {
  const remove = await addEntries(databaseUrl(), 2)
  try {
    await work()
  } finally {
    await remove()
  }
}
