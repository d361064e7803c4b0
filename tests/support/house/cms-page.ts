import { request as http } from '@playwright/test'
import { addFile as addMediaFile, findAnyImage } from '@foyer/demo/fixtures/media.ts'
import { addPage, changePage, emptyContainer } from '@foyer/demo/fixtures/pages.ts'
import { databaseUrl } from './database.ts'
import { logIn, post } from './editor.ts'

/** A module as an editor sends it. */
export type SentModule = { kind: string } & Record<string, unknown>

type PublishedPage = {
  address: string
  /** Of its container. */
  slug: string
  takeOffline: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * A page of the test's own, with these modules, written by an editor in German. `address` is its path on the site;
 * `remove` deletes it.
 */
export async function publishPage({
  path,
  modules,
}: {
  path: string
  modules: SentModule[]
}): Promise<PublishedPage> {
  const page = await addPage(databaseUrl(), path)
  const request = await http.newContext()
  await logIn(request)
  for (const { kind, ...values } of modules) {
    await post(request, {
      path: `/de/pageeditor-api/${kind}`,
      data: { slug: page.slug, ...values },
    })
  }
  await request.dispose()
  const { slug } = page
  return { address: `/de/${path}`, slug, takeOffline: page.takeOffline, remove: page.remove }
}

/** Sets the editors' text of the welcome layer for the duration of the callback. */
export async function withWelcome(text: string, work: () => Promise<void>): Promise<void> {
  const request = await http.newContext()
  await logIn(request)
  const data = { slug: 'welcome', content: [{ type: 'paragraph', children: [{ text }] }] }
  await post(request, { path: '/de/pageeditor-api/text', data })
  await request.dispose()
  try {
    await work()
  } finally {
    await emptyContainer(databaseUrl(), 'welcome')
  }
}

/** Sets the headline of the programme's page for the duration of the callback. */
export async function withHeadlineOfProgramme(
  headline: { de: string; en: string },
  work: () => Promise<void>,
): Promise<void> {
  const restore = await changePage(databaseUrl(), { path: 'programm', columns: { headline } })
  try {
    await work()
  } finally {
    await restore()
  }
}

/** What editors have written about the home page, for the duration of the callback. */
export async function withHomePage(
  columns: Parameters<typeof changePage>[1]['columns'],
  work: () => Promise<void>,
): Promise<void> {
  const restore = await changePage(databaseUrl(), { path: '', columns })
  try {
    await work()
  } finally {
    await restore()
  }
}

/** A recording or film as if it had been uploaded; the test serves its bytes. */
export const addFile = (file: { url: string; mimeType: string }): Promise<number> =>
  addMediaFile(databaseUrl(), file)

/** Id of any picture of the theatre. */
export const anyPicture = (): Promise<number> => findAnyImage(databaseUrl())
