import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { addPerson } from '#test/accounts/add-person.ts'
import { addPage } from '#test/add-page.ts'
import { change } from '#test/change.ts'
import { logIn } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { publishScheduled } from './publish-scheduled.ts'

const siteUrl = 'https://theatre.example'

const theatre = useTheatre()
let count = 0

/** A page that is published now, whose draft is to be published by a person and is due. */
async function startSchedule(action: 'publish' | 'unpublish') {
  const name = `geplant-${++count}`
  const title = `Spielplan ${count}`
  const page = await addPage(theatre.database, {
    paths: { de: name },
    title: { de: title },
    modules: [{ kind: 'headline', content: 'Jetzt' }],
  })
  const person = await addPerson(theatre.database, [{ role: 'publisher', pageId: page.id }])
  const colleague = await addPerson(theatre.database, [{ role: 'publisher', pageId: page.id }])
  const session = await logIn(theatre, person)
  const url = `/de/pageeditor-api/document/${page.slug}`
  await theatre.call({ url, headers: session.headers })
  const at = new Date(Date.now() + 3_600_000).toISOString()
  expect((await session.send({ url: `${url}/schedule`, payload: { action, at } })).status).toBe(200)
  await change(theatre.database, (transaction) =>
    transaction.execute(sql`update document_schedule set at = now() where at = ${at}`),
  )
  const isShown = async () => (await theatre.call(`/de/pageeditor-api/page/${name}`)).status === 200
  const versions = async () =>
    (await theatre.call({ url: `${url}/versions`, headers: colleagueSession.headers })).body.length
  const colleagueSession = await logIn(theatre, colleague)
  const schedules = async () =>
    (await theatre.call({ url, headers: colleagueSession.headers })).body.schedules
  return { title, person, colleague, isShown, versions, schedules }
}

const takeRoles = (accountId: number) =>
  theatre.database.execute(sql`delete from role_grant where account_id = ${accountId}`)

const mailsTo = async (username: string) => {
  const { rows } = await theatre.database.execute<{ content: string }>(
    sql`select content from queued_mail where content like ${`%"${username}@theatre.example"%`}`,
  )
  return rows.map(({ content }) => JSON.parse(content) as { subject: string; text: string })
}

describe('E-09, X-09: a scheduled change by somebody who has lost the role', () => {
  test.each([
    ['publish', 'Nicht veröffentlicht'],
    ['unpublish', 'Nicht offline genommen'],
  ] as const)('%s is not made, and those who may publish are told once', async (action, words) => {
    const started = await startSchedule(action)
    const { title, person, colleague } = started
    const before = await started.versions()
    await takeRoles(person.id)
    const report = vi.fn<(problem: string) => void>()
    await publishScheduled({ database: theatre.database, siteUrl, report })
    await publishScheduled({ database: theatre.database, siteUrl, report })

    expect(await started.isShown()).toBe(true)
    expect(await started.versions()).toBe(before)
    expect(await started.schedules()).toEqual([])
    expect(report.mock.calls).toEqual([[expect.stringContaining('forbidden')]])
    expect(await mailsTo(colleague.username)).toMatchObject([{ subject: `${words}: „${title}“` }])
    expect(await mailsTo(person.username)).toEqual([])
  })

  test('or whose account is gone, is not made', async () => {
    const started = await startSchedule('unpublish')
    await theatre.database.execute(sql`delete from account where id = ${started.person.id}`)
    await publishScheduled({ database: theatre.database, siteUrl, report: () => {} })
    expect(await started.isShown()).toBe(true)
    expect(await started.schedules()).toEqual([])
  })

  test('is made as long as the role is there', async () => {
    const started = await startSchedule('unpublish')
    await publishScheduled({ database: theatre.database, siteUrl, report: () => {} })
    expect(await started.isShown()).toBe(false)
    expect(await mailsTo(started.colleague.username)).toEqual([])
  })
})
