import { queryDatabase, recordChange } from './database.ts'

/** A change arrives within half a second, but pages take their time to render again. */
export const waitForChange = { timeout: 40_000 }

/**
 * Changes the theatre's settings for the duration of the callback; each change is announced as an editor's would be.
 */
async function changedFor(
  change: { tag: string; set: string; reset: string },
  work: () => Promise<void>,
): Promise<void> {
  const run = async (sql: string) => {
    await queryDatabase(sql)
    await recordChange([change.tag])
  }
  await run(change.set)
  try {
    await work()
  } finally {
    await run(change.reset)
  }
}

/** Switches on the demo's prepared alert. */
export const withAlert = (work: () => Promise<void>) =>
  changedFor(
    {
      tag: 'breaking-news',
      set: 'update breaking_news set is_online = true',
      reset: 'update breaking_news set is_online = false',
    },
    work,
  )

export const withShopOffline = (work: () => Promise<void>) =>
  changedFor(
    {
      tag: 'settings',
      set: `update setting set value = jsonb_set(value, '{is_shop_online}', 'false') where key = 'site'`,
      reset: `update setting set value = jsonb_set(value, '{is_shop_online}', 'true') where key = 'site'`,
    },
    work,
  )

export const withHeaderHtml = (html: string, work: () => Promise<void>) =>
  changedFor(
    {
      tag: 'settings',
      set: `update setting set value = jsonb_set(value, '{html_header,code}', to_jsonb('${html}'::text)) where key = 'site'`,
      reset: `update setting set value = jsonb_set(value, '{html_header,code}', 'null') where key = 'site'`,
    },
    work,
  )

/** Sets the theatre's own HTML for a status. */
export const withErrorHtml = (
  { status, html }: { status: 404 | 500; html: string },
  work: () => Promise<void>,
) =>
  changedFor(
    {
      tag: 'settings',
      set: `insert into setting (key, value) values ('error-page:${status}', to_jsonb('${html}'::text))
        on conflict (key) do update set value = excluded.value`,
      reset: `delete from setting where key = 'error-page:${status}'`,
    },
    work,
  )

/** Makes the page at this path a landing page for the duration of the callback. */
export const asLandingPage = (path: string, work: () => Promise<void>) => {
  const of = `where id = (select page_id from page_path where locale = 'de' and path = '${path}')`
  return changedFor(
    {
      tag: `page:/de/${path}`,
      set: `update page set is_landing_page = true ${of}`,
      reset: `update page set is_landing_page = false ${of}`,
    },
    work,
  )
}
