import { request as http } from '@playwright/test'
import { queryDatabase, recordChange } from './database.ts'
import { logIn, post } from './editor.ts'

/** A module as an editor sends it. */
export type SentModule = { kind: string } & Record<string, unknown>

type PublishedPage = {
  address: string
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
  const key = `journey:${path}`
  const [page] = await queryDatabase<{ id: number }>(
    `with added as (
       insert into page (key, title) values ($1, '{"de":"Probe","en":"Rehearsal"}') returning id
     ), addressed as (
       insert into page_path (locale, path, page_id)
       select locale, $2, id from added, unnest(array['de', 'en']) as locale
     ), contained as (
       insert into container (slug, content_type, object_id)
       select 'page-' || id, 'page', id::text from added
     )
     select id from added`,
    [key, path],
  )
  const slug = `page-${page!.id}`
  const request = await http.newContext()
  await logIn(request)
  for (const { kind, ...values } of modules) {
    await post(request, { path: `/de/pageeditor-api/${kind}`, data: { slug, ...values } })
  }
  await request.dispose()
  return {
    address: `/de/${path}`,
    takeOffline: async () => {
      await queryDatabase('update page set is_online = false where key = $1', [key])
    },
    remove: async () => {
      await queryDatabase('delete from container where slug = $1', [slug])
      await queryDatabase('delete from page where key = $1', [key])
    },
  }
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
    await queryDatabase(
      `delete from module where container_id = (select id from container where slug = 'welcome')`,
    )
    await recordChange(['container:welcome'])
  }
}

/** Sets the headline of the programme's page for the duration of the callback. */
export async function withHeadlineOfProgramme(
  headline: { de: string; en: string },
  work: () => Promise<void>,
): Promise<void> {
  const page = `id = (select page_id from page_path where locale = 'de' and path = 'programm')`
  const [before] = await queryDatabase<{ headline: unknown }>(
    `select headline from page where ${page}`,
  )
  const write = async (labels: unknown) => {
    await queryDatabase(`update page set headline = $1 where ${page}`, [labels])
    await recordChange(['page:/de/programm', 'page:/en/events'])
  }
  await write(headline)
  try {
    await work()
  } finally {
    await write(before?.headline)
  }
}

/** A recording or film as if it had been uploaded; the test serves its bytes. */
export async function addFile(file: { url: string; mimeType: string }): Promise<number> {
  const [row] = await queryDatabase<{ id: number }>(
    `insert into media_file (key, url, mime_type, name, bytes) values ($1, $1, $2, $1, 1)
     on conflict (key) do update set url = excluded.url returning id`,
    [file.url, file.mimeType],
  )
  return row!.id
}

/** Id of any picture of the theatre. */
export async function anyPicture(): Promise<number> {
  const [row] = await queryDatabase<{ id: number }>('select min(id) as id from image')
  return row!.id
}
