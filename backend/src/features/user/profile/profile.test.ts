import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { account, roleGrant, session } from '#database/tables/accounts.ts'
import { queuedMail } from '#database/tables/jobs.ts'
import { enter, tokenOfLastMail } from '#test/accounts/enter.ts'
import { linksOf, mailsTo } from '#test/accounts/mails.ts'
import { type Buyer, newBuyer } from '#test/buyer.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const password = 'Sieben-Ziegen-im-Souffleurkasten'
let addresses = 0
const newAddress = () => `profil-${(addresses += 1)}@example.at`
const enterAs = (email: string) => enter(theatre, { email, password })
const emailOf = async (visitor: Buyer) => (await visitor.get('/de/api/user-details/')).body.email
const redeem = (visitor: Buyer, token: string) =>
  visitor.post(`/de/api/user/mail-links/${token}/redeem/`, {})
const askForEmail = (visitor: Buyer, email: string, current_password = '') =>
  visitor.post('/de/api/user/email/', { email, current_password })
const remove = (visitor: Buyer, current_password = '') =>
  visitor.post('/de/api/user/deletion/', { current_password })

/** A browser that was left open since a log-in with the password. */
async function logIn(email: string): Promise<Buyer> {
  const visitor = await newBuyer(theatre)
  const { status } = await visitor.post('/de/api/user/login/', { username: email, password })
  expect(status).toBe(200)
  return visitor
}

beforeEach(() => theatre.database.delete(queuedMail).then(() => undefined))

test('R-14: name, language of mails and what the theatre prepares are changed, one field with a line break is not', async () => {
  const email = newAddress()
  const visitor = await enterAs(email)
  const written = {
    first_name: ' Nora ',
    last_name: 'Neu',
    language: 'en',
    access_needs: 'Rollstuhl, eine Begleitung',
  }
  const changed = await visitor.post('/de/api/user/profile/', written)
  const expected = { ...written, first_name: 'Nora', email, has_password: true }
  expect(changed).toMatchObject({ status: 200, body: expected })
  expect((await visitor.get('/de/api/user/profile/')).body).toMatchObject(expected)
  const refused = await visitor.post('/de/api/user/profile/', { ...written, first_name: 'A\nB' })
  expect(refused.status).toBe(400)
  expect(refused.body.field_errors).toMatchObject([{ field: 'first_name' }])
  const stranger = await newBuyer(theatre)
  expect((await stranger.get('/de/api/user/profile/')).status).toBe(401)
  expect((await stranger.post('/de/api/user/profile/', written)).status).toBe(401)
})

test('R-14: of two windows with the same form the second is told what it would overwrite, and loses nothing', async () => {
  const [email, details] = [newAddress(), { language: 'de', access_needs: '' } as const]
  const [visitor, elsewhere] = [await enterAs(email), await logIn(email)]
  const save = (browser: Buyer, change: Record<string, string>) =>
    browser.post('/de/api/user/profile/', { ...details, first_name: '', last_name: '', ...change })
  const { revision } = (await visitor.get('/de/api/user/profile/')).body
  const saved = await save(visitor, { revision, first_name: 'Nora', access_needs: 'Rollstuhl' })
  expect(saved.status).toBe(200)

  const late = { first_name: 'Nora', last_name: 'Neu' }
  const refused = await save(elsewhere, { revision, ...late })
  expect(refused).toMatchObject({
    status: 400,
    body: {
      field_errors: [
        { field: 'revision', message: expect.stringContaining('in einem anderen Fenster') },
        { field: 'last_name', message: 'Gespeichert ist: nichts.' },
        { field: 'access_needs', message: 'Gespeichert ist: „Rollstuhl“.' },
      ],
    },
  })
  const current = (await elsewhere.get('/de/api/user/profile/')).body
  expect(current).toMatchObject({ first_name: 'Nora', last_name: '', access_needs: 'Rollstuhl' })
  const repeated = await save(elsewhere, { revision: current.revision, ...late })
  expect(repeated).toMatchObject({ status: 200, body: { last_name: 'Neu', access_needs: '' } })
  // What is saved already overwrites nothing.
  expect((await save(visitor, { revision, ...late })).status).toBe(200)

  const { revision: shown } = (await visitor.get('/de/api/user/profile/')).body
  const atOnce = await Promise.all(
    [visitor, elsewhere].map((browser, index) =>
      save(browser, { revision: shown, first_name: `Nora ${index}` }),
    ),
  )
  expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})

describe('R-15: another mail address', () => {
  test('is confirmed by a link to it, the old one gets a notice, and log-in and user name go with it', async () => {
    const [before, after] = [newAddress(), newAddress()]
    const visitor = await enterAs(before)
    await visitor.post('/de/api/user/mail-links/', { email: before, purpose: 'password' })
    const oldLink = await tokenOfLastMail(theatre, before)
    expect((await askForEmail(visitor, after)).body).toEqual({ email: after })
    expect(await emailOf(visitor)).toBe(before)
    const [mail] = await mailsTo(theatre, after)
    expect(mail!.subject).toContain('Ihre neue E-Mail-Adresse')
    expect(linksOf(mail!).html).toEqual(linksOf(mail!).text)
    await theatre.database.delete(queuedMail).where(sql`content like ${`%"to":"${before}"%`}`)

    const token = await tokenOfLastMail(theatre, after)
    expect((await redeem(visitor, token)).body).toMatchObject({ email: after, username: after })
    expect(await emailOf(visitor)).toBe(after)
    const [notice] = await mailsTo(theatre, before)
    expect(notice!.subject).toContain('ist geändert')
    expect(notice!.text).toContain(after)
    // What was sent to the old mailbox opens nothing any more, and each link works once.
    expect((await redeem(await newBuyer(theatre), oldLink)).status).toBe(404)
    expect((await redeem(visitor, token)).status).toBe(404)
    await logIn(after)
    const former = await newBuyer(theatre)
    const rejected = await former.post('/de/api/user/login/', { username: before, password })
    expect(rejected.status).toBe(400)
  })

  test('X-09: mistyped, lets nobody into the account, and the link is not used up', async () => {
    const [before, after] = [newAddress(), newAddress()]
    const visitor = await enterAs(before)
    await askForEmail(visitor, after)
    const token = await tokenOfLastMail(theatre, after)
    for (const other of [await newBuyer(theatre), await enterAs(newAddress())]) {
      const rejected = await redeem(other, token)
      expect(rejected).toMatchObject({ status: 400 })
      expect(rejected.body.detail).toContain('melden Sie sich zuerst')
      expect(await emailOf(other)).not.toBe(after)
    }
    expect((await redeem(visitor, token)).body.email).toBe(after)
  })

  test('that somebody else confirms meanwhile stays theirs', async () => {
    const [before, after] = [newAddress(), newAddress()]
    const visitor = await enterAs(before)
    await askForEmail(visitor, after)
    const token = await tokenOfLastMail(theatre, after)
    const other = await enterAs(after)
    expect((await redeem(visitor, token)).status).toBe(404)
    expect([await emailOf(visitor), await emailOf(other)]).toEqual([before, after])
  })

  test('that two accounts confirm at once becomes the one of either', async () => {
    const after = newAddress()
    const visitors = [await enterAs(newAddress()), await enterAs(newAddress())] as const
    const tokens: string[] = []
    for (const visitor of visitors) {
      await askForEmail(visitor, after)
      tokens.push(await tokenOfLastMail(theatre, after))
    }
    const statuses = await Promise.all(
      visitors.map(async (visitor, at) => (await redeem(visitor, tokens[at]!)).status),
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404])
    const addresses = await Promise.all(visitors.map(emailOf))
    expect(addresses.filter((address) => address === after)).toHaveLength(1)
  })

  test('S-09: that nobody has confirmed yet, as one from an identity provider, is confirmed by a link', async () => {
    const email = newAddress()
    const visitor = await enterAs(email)
    const unconfirmed = { emailConfirmedAt: null, username: email }
    await theatre.database.update(account).set(unconfirmed).where(eq(account.email, email))
    expect((await askForEmail(visitor, email)).body).toEqual({ email })
    const confirmed = await redeem(visitor, await tokenOfLastMail(theatre, email))
    expect(confirmed.body).toMatchObject({ email, username: email })
    const { body } = await visitor.get('/de/api/user/profile/')
    expect(body.is_email_confirmed).toBe(true)
  })

  test('that is the same or none is rejected at its field', async () => {
    const email = newAddress()
    const visitor = await enterAs(email)
    for (const wrong of [email.toUpperCase(), 'keine']) {
      const rejected = await askForEmail(visitor, wrong)
      expect(rejected.body.field_errors).toMatchObject([{ field: 'email' }])
    }
  })
})

describe('X-09: who finds a browser open', () => {
  test.each([
    [
      'takes no account over',
      (visitor: Buyer, typed: string) => askForEmail(visitor, 'x@example.at', typed),
    ],
    ['deletes no account', remove],
  ])('%s without the password, unless the owner has just come by link', async (_, call) => {
    const email = newAddress()
    const byLink = await enterAs(email)
    const visitor = await logIn(email)
    for (const [typed, message] of [
      ['', 'Bitte geben Sie Ihr Passwort ein.'],
      ['geraten', 'Dieses Passwort stimmt nicht.'],
    ] as const) {
      const rejected = await call(visitor, typed)
      expect(rejected.status).toBe(400)
      expect(rejected.body.field_errors).toMatchObject([
        { field: 'current_password', message: expect.stringContaining(message) },
      ])
    }
    await theatre.database
      .update(session)
      .set({ createdAt: sql`now() - interval '16 minutes'` })
      .where(sql`credential_type = 'mail'`)
    expect((await call(byLink, '')).status).toBe(400)
    expect((await call(visitor, password)).status).toBe(200)
  })
})

describe('R-15: a deleted account', () => {
  test('is gone with all sessions, a mail says so, and the address is free again', async () => {
    const email = newAddress()
    const [visitor, elsewhere] = [await enterAs(email), await logIn(email)]
    await theatre.database.delete(queuedMail)
    expect((await remove(visitor)).body).toMatchObject({ is_logged_in: false, email: null })
    expect(await theatre.database.$count(account, sql`email = ${email}`)).toBe(0)
    expect(await emailOf(elsewhere)).toBeNull()
    expect((await elsewhere.get('/de/api/user/profile/')).status).toBe(401)
    const [mail, ...others] = await mailsTo(theatre, email)
    expect(others).toEqual([])
    expect(mail!.subject).toContain('Ihr Konto ist gelöscht')
    expect(await emailOf(await enterAs(email))).toBe(email)
  })

  test('is not one with roles', async () => {
    const email = newAddress()
    const visitor = await enterAs(email)
    const [own] = await theatre.database
      .select()
      .from(account)
      .where(sql`email = ${email}`)
    await theatre.database.insert(roleGrant).values({ accountId: own!.id, role: 'box_office' })
    const rejected = await remove(visitor)
    expect(rejected).toMatchObject({ status: 400, body: { field_errors: [] } })
    expect(await emailOf(visitor)).toBe(email)
  })
})
