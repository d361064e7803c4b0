import { changePage } from '@foyer/demo/fixtures/pages.ts'
import { changeSettings, setAlert, setErrorPage } from '@foyer/demo/fixtures/site.ts'
import { databaseUrl } from './database.ts'

/** A change arrives within half a second, but pages take their time to render again. */
export const waitForChange = { timeout: 40_000 }

type Work = () => Promise<void>

/** Switches on the demo's prepared alert. */
export async function withAlert(work: Work): Promise<void> {
  await setAlert(databaseUrl(), true)
  await finishWith(work, () => setAlert(databaseUrl(), false))
}

export const withShopOffline = async (work: Work) =>
  finishWith(work, await changeSettings(databaseUrl(), { is_shop_online: false }))

export const withHeaderHtml = async (html: string, work: Work) =>
  finishWith(work, await changeSettings(databaseUrl(), { html_header: { code: html } }))

/** Sets the theatre's own HTML for a status. */
export async function withErrorHtml(
  { status, html }: { status: 404 | 500; html: string },
  work: Work,
): Promise<void> {
  await setErrorPage(databaseUrl(), { status, html })
  await finishWith(work, () => setErrorPage(databaseUrl(), { status, html: undefined }))
}

/** Makes the page at this path a landing page for the duration of the callback. */
export const asLandingPage = async (path: string, work: Work) =>
  finishWith(work, await changePage(databaseUrl(), { path, columns: { isLandingPage: true } }))

async function finishWith(work: Work, restore: Work): Promise<void> {
  try {
    await work()
  } finally {
    await restore()
  }
}
