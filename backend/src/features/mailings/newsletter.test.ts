import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { loginChallenge } from '#database/tables/accounts.ts'
import { formEntry } from '#database/tables/forms.ts'
import { queuedMail } from '#database/tables/jobs.ts'
import { mailingConsent } from '#database/tables/mailings.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { enter } from '#test/accounts/enter.ts'
import { linksOf, mailsTo, type QueuedMail } from '#test/accounts/mails.ts'
import { newBuyer } from '#test/buyer.ts'
import { logIn } from '#test/log-in.ts'
import { ids, submit, theatre, useForms } from '#test/form-visitor.ts'
import { recordStatements } from '#test/rows/record-statements.ts'

useForms()

let addresses = 0
const newAddress = () => `leserin-${(addresses += 1)}@example.at`
const order = (email: string, locale = 'de') =>
  submit({ email, email2: email, datenschutz: 'true' }, { form: ids['newsletter'], locale })
const tokenOf = (mail: QueuedMail) => linksOf(mail).text[0]!.split('/').at(-1)!
const lastMail = async (email: string) => (await mailsTo(theatre, email)).at(-1)!

async function use(token: string, locale = 'de') {
  const visitor = await newBuyer(theatre)
  return visitor.post(`/${locale}/api/user/mail-links/${token}/redeem/`)
}

/** Orders and confirms; returns the mail that welcomes. */
async function subscribe(email: string): Promise<QueuedMail> {
  await order(email)
  await use(tokenOf(await lastMail(email)))
  return lastMail(email)
}

const isSubscribed = async (email: string) =>
  (await theatre.database.$count(mailingConsent, sql`email = ${email.toLowerCase()}`)) === 1

beforeEach(() => theatre.database.delete(queuedMail).then(() => undefined))

describe('L-07: the newsletter', () => {
  test.each([
    ['de', 'Bitte bestätigen Sie den Newsletter', 'Willkommen beim Newsletter'],
    ['en', 'Please confirm the newsletter', 'Welcome to the newsletter'],
  ])('in %s comes only when the link of a mail was used', async (locale, subject, welcome) => {
    const email = newAddress()
    const { status, body } = await order(email, locale)
    expect(status).toBe(200)
    expect(body.message).toMatch(/E-Mail geschickt|sent you an e-mail/)
    const [mail, ...others] = await mailsTo(theatre, email)
    expect(others).toEqual([])
    expect(mail!.subject).toContain(subject)
    const links = linksOf(mail!)
    expect(links.text).toEqual([
      expect.stringMatching(
        new RegExp(`^https://theatre\\.example/${locale}/user/mailings/[0-9a-f]{64}$`),
      ),
    ])
    expect(links.html).toEqual(links.text)
    // What has not been ordered yet cannot be ended.
    expect(mail!.unsubscribeUrl).toBeUndefined()
    expect(await isSubscribed(email)).toBe(false)

    const token = tokenOf(mail!)
    const read = await theatre.call(`/${locale}/api/user/mail-links/${token}/`)
    expect(read.body).toMatchObject({ purpose: 'newsletter', email })
    // Reading uses nothing.
    expect(await isSubscribed(email)).toBe(false)
    const used = await use(token, locale)
    expect([used.status, used.body.is_logged_in]).toEqual([200, false])
    expect(await isSubscribed(email)).toBe(true)
    expect((await lastMail(email)).subject).toContain(welcome)
    expect((await use(token, locale)).status).toBe(404)
  })

  test('is ended by the link of each of its mails, which mail programs find in a header', async () => {
    const email = newAddress()
    const mail = await subscribe(email)
    const [inText] = linksOf(mail).text
    expect(linksOf(mail).html[0]).toBe(inText)
    expect(mail.unsubscribeUrl).toBe(`${inText}/use`)
    const read = await theatre.call(`/de/api/user/mail-links/${tokenOf(mail)}/`)
    expect(read.body).toEqual({ purpose: 'newsletter_end', email, expires_at: null })
    expect((await use(tokenOf(mail))).status).toBe(200)
    expect(await isSubscribed(email)).toBe(false)
    expect((await use(tokenOf(mail))).status).toBe(404)
  })

  test('keeps nothing of an address that nobody has confirmed, and its link expires', async () => {
    const email = newAddress()
    const before = await theatre.database.$count(formEntry)
    await order(email)
    const token = tokenOf(await lastMail(email))
    expect(await theatre.database.$count(formEntry)).toBe(before)
    await theatre.database.execute(
      sql`update login_challenge set expires_at = now() - interval '1 minute' where values ->> 'email' = ${email}`,
    )
    expect((await theatre.call(`/de/api/user/mail-links/${token}/`)).status).toBe(404)
    expect((await use(token)).status).toBe(404)
    await order(newAddress())
    await mailsTo(theatre, email)
    expect(await theatre.database.$count(loginChallenge, sql`values ->> 'email' = ${email}`)).toBe(
      0,
    )
  })

  test('X-09 tells nobody whether an address gets it, except in a mail', async () => {
    const known = newAddress()
    await subscribe(known)
    await theatre.database.delete(queuedMail)
    const ask = async (email: string) => {
      let answer = {} as Awaited<ReturnType<typeof order>>
      const statements = await recordStatements(theatre.database, async () => {
        answer = await order(email)
      })
      const { status, body } = answer
      return { shape: { status, body, statements: statements.map(({ text }) => text) } }
    }
    const unknown = newAddress()
    expect((await ask(known)).shape).toEqual((await ask(unknown)).shape)
    const mails = [await mailsTo(theatre, known), await mailsTo(theatre, unknown)]
    expect(mails.map(({ length }) => length)).toEqual([1, 1])
    expect(mails[0]![0]!.subject).toContain('Sie bekommen unseren Newsletter schon')
  })

  test('is ordered along with another form by its checkbox, and confirmed in the same way', async () => {
    const email = newAddress()
    const values = { urteil: 'gross', worte: 'Schön war es.', email, email2: email }
    const sent = await submit({ ...values, newsletter: 'true' })
    expect(sent.status).toBe(200)
    expect((await lastMail(email)).subject).toContain('Bitte bestätigen Sie den Newsletter')
    expect(await isSubscribed(email)).toBe(false)
  })

  test('is exported by staff as a table of who has confirmed', async () => {
    const email = newAddress()
    await subscribe(email)
    const url = `/de/api/forms/${ids['newsletter']}/entries.csv`
    expect((await theatre.call(url)).status).toBe(401)
    const staff = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
    const { body } = await theatre.call({ url, headers: staff.headers })
    expect(body.split('\r\n')[0]).toContain('Link zum Abbestellen')
    expect(body).toMatch(new RegExp(`"${email}";"de";.*/de/user/mailings/[0-9a-f]{64}`))
  })
})

describe('S-09: in the settings of an account', () => {
  const mailings = '/de/api/user/mailings/'

  test('the newsletter is ordered without another link, because the address is confirmed, and ended', async () => {
    const email = newAddress()
    const visitor = await enter(theatre, { email })
    expect((await visitor.get(mailings)).body).toMatchObject({ newsletter: false })
    const ordered = await visitor.post(mailings, { newsletter: true })
    expect(ordered.body).toMatchObject({ newsletter: true })
    expect((await lastMail(email)).subject).toContain('Willkommen beim Newsletter')
    const ended = await visitor.post(mailings, { newsletter: false })
    expect(ended.body).toMatchObject({ newsletter: false })
    expect(await isSubscribed(email)).toBe(false)
  })

  test('its state is the real one, however it was ordered and ended', async () => {
    const email = newAddress()
    const welcome = await subscribe(email)
    const visitor = await enter(theatre, { email: email.toUpperCase() })
    expect((await visitor.get(mailings)).body).toMatchObject({ newsletter: true })
    await use(tokenOf(welcome))
    expect((await visitor.get(mailings)).body).toMatchObject({ newsletter: false })
  })

  test('X-09 an address that is not confirmed neither tells nor changes anything', async () => {
    const person = await addPerson(theatre.database)
    const email = `${person.username}@theatre.example`
    await subscribe(email)
    await theatre.database.delete(queuedMail)
    const session = await logIn(theatre, person)
    const read = await theatre.call({ url: mailings, headers: session.headers })
    expect(read.body).toMatchObject({ newsletter: false })
    await session.send({ url: mailings, payload: { newsletter: false } })
    expect(await isSubscribed(email)).toBe(true)
    await session.send({ url: mailings, payload: { newsletter: true } })
    expect((await lastMail(email)).subject).toContain('Sie bekommen unseren Newsletter schon')
  })

  test('guests have none', async () => {
    expect((await theatre.call(mailings)).status).toBe(401)
  })
})
