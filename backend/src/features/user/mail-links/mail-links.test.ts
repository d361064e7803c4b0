import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { account, loginChallenge } from '#database/tables/accounts.ts'
import { queuedMail } from '#database/tables/jobs.ts'
import { newBuyer, type Buyer } from '#test/buyer.ts'
import { linksOf, mailsTo } from '#test/accounts/mails.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const known = 'besucherin@stadttheater-ennsfelden.example'
const password = 'Sieben-Ziegen-im-Souffleurkasten'
let addresses = 0

const newAddress = () => `neu-${(addresses += 1)}@example.at`
const register = (visitor: Buyer, email: string, locale = 'de') =>
  visitor.post(`/${locale}/api/user/registration/`, { email, first_name: 'Nora', last_name: 'Neu' })
const requestLink = (visitor: Buyer, email: string, purpose: 'log_in' | 'password') =>
  visitor.post('/de/api/user/mail-links/', { email, purpose })
const redeem = (visitor: Buyer, token: string, newPassword?: string) =>
  visitor.post(`/de/api/user/mail-links/${token}/redeem/`, {
    ...(newPassword !== undefined && { new_password: newPassword }),
  })
const logIn = (visitor: Buyer, username: string, typed: string) =>
  visitor.post('/de/api/user/login/', { username, password: typed })

/** The secret of the newest mail to an address. */
async function tokenFor(address: string): Promise<string> {
  const mail = (await mailsTo(theatre, address)).at(-1)!
  return linksOf(mail).text[0]!.split('/').at(-1)!
}

beforeEach(() => theatre.database.delete(queuedMail).then(() => undefined))

describe('S-08: a registration', () => {
  test('is confirmed by mail, which adds the account, and logs in with name and address', async () => {
    const visitor = await newBuyer(theatre)
    const email = newAddress()
    expect(await register(visitor, email)).toMatchObject({ status: 200, body: { email } })
    const [mail, ...others] = await mailsTo(theatre, email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: expect.stringContaining('Ihr Konto') })
    const links = linksOf(mail!)
    expect(links.text).toEqual([
      expect.stringMatching(/^https:\/\/theatre\.example\/de\/user\/link\/[0-9a-f]{64}$/),
    ])
    expect(links.html).toEqual(links.text)
    expect(mail!.html).toContain('<html lang="de">')
    // What somebody has typed is not sent to an address that may be another person's.
    expect(mail!.text + mail!.html).not.toContain('Nora')
    expect(await theatre.database.$count(account, sql`email = ${email}`)).toBe(0)

    const token = await tokenFor(email)
    const read = await visitor.get(`/de/api/user/mail-links/${token}/`)
    expect(read.body).toMatchObject({ purpose: 'registration', email })
    const redeemed = await redeem(visitor, token, password)
    expect(redeemed.body).toMatchObject({
      is_logged_in: true,
      email,
      first_name: 'Nora',
      last_name: 'Neu',
      roles: [],
    })
    const elsewhere = await newBuyer(theatre)
    expect((await logIn(elsewhere, email.toUpperCase(), password)).body.is_logged_in).toBe(true)
  })

  test('needs no password: then a link logs in', async () => {
    const visitor = await newBuyer(theatre)
    const email = newAddress()
    await register(visitor, email, 'en')
    expect((await redeem(visitor, await tokenFor(email))).body.is_logged_in).toBe(true)
    const sessions = await visitor.get('/de/api/user/sessions/')
    expect(sessions.body.sessions).toMatchObject([{ credential: 'mail', is_current: true }])
    expect((await logIn(await newBuyer(theatre), email, '')).status).toBe(400)
  })

  test('of an address that has an account says so in the mail only, and its link logs in', async () => {
    const visitor = await newBuyer(theatre)
    await register(visitor, known)
    const [mail] = await mailsTo(theatre, known)
    expect(mail?.subject).toContain('Sie haben schon ein Konto')
    const redeemed = await redeem(visitor, await tokenFor(known))
    expect(redeemed.body).toMatchObject({ username: 'besucherin', first_name: 'Franziska' })
  })

  test('twice at once is one account, whichever link is opened first', async () => {
    const visitors = await Promise.all([newBuyer(theatre), newBuyer(theatre)])
    const email = newAddress()
    await Promise.all(visitors.map((visitor) => register(visitor, email)))
    const mails = await mailsTo(theatre, email)
    const tokens = mails.map((mail) => linksOf(mail).text[0]!.split('/').at(-1)!)
    expect(new Set(tokens).size).toBe(2)
    const redeemed = await Promise.all(
      visitors.map((visitor, index) => redeem(visitor, tokens[index]!)),
    )
    expect(redeemed.map(({ body }) => body.email)).toEqual([email, email])
    expect(await theatre.database.$count(account, sql`email = ${email}`)).toBe(1)
  })

  test('is not prevented by somebody who has the address as a user name', async () => {
    const email = newAddress()
    const row = { username: email, email: 'x@example.at', firstName: '', lastName: '' }
    await theatre.database.insert(account).values(row)
    const visitor = await newBuyer(theatre)
    await register(visitor, email)
    expect((await redeem(visitor, await tokenFor(email), password)).body.email).toBe(email)
    expect((await logIn(await newBuyer(theatre), email, password)).body.email).toBe(email)
  })

  test.each([
    ['no address', { email: 'keine', first_name: '', last_name: '' }, 'email'],
    [
      'a line break in a name',
      { email: 'a@b.at', first_name: 'A\nB', last_name: '' },
      'first_name',
    ],
  ])('with %s says which field is wrong', async (_, payload, field) => {
    const refused = await (await newBuyer(theatre)).post('/de/api/user/registration/', payload)
    expect(refused.status).toBe(400)
    expect(refused.body.field_errors).toMatchObject([{ field, message: expect.any(String) }])
  })
})

describe('S-08: a link by mail', () => {
  test('logs in, once', async () => {
    const visitor = await newBuyer(theatre)
    await requestLink(visitor, known, 'log_in')
    const token = await tokenFor(known)
    // Programs that open links in mails do not use them up.
    await visitor.get(`/de/api/user/mail-links/${token}/`)
    const both = await Promise.all([
      redeem(visitor, token),
      newBuyer(theatre).then((other) => redeem(other, token)),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404,
    ])
    expect((await redeem(visitor, token)).body.detail).toContain('schon verwendet')
    expect((await visitor.get(`/de/api/user/mail-links/${token}/`)).status).toBe(404)
  })

  test('expires', async () => {
    const visitor = await newBuyer(theatre)
    await requestLink(visitor, known, 'log_in')
    const token = await tokenFor(known)
    await theatre.database.update(loginChallenge).set({ expiresAt: sql`now() - interval '1 s'` })
    expect((await visitor.get(`/de/api/user/mail-links/${token}/`)).status).toBe(404)
    expect((await redeem(visitor, token)).status).toBe(404)
  })

  test('X-09: a challenge for something else is no link', async () => {
    const visitor = await newBuyer(theatre)
    const { body } = await visitor.post('/de/api/user/login/passkey/options/')
    const { challenge } = JSON.parse(body.options) as { challenge: string }
    const token = Buffer.from(challenge, 'base64url').toString('hex')
    expect((await redeem(visitor, token)).status).toBe(404)
  })

  test('sets a new password, which ends all other sessions; a weak one does not use up the link', async () => {
    const email = newAddress()
    const owner = await newBuyer(theatre)
    await register(owner, email)
    await redeem(owner, await tokenFor(email), password)
    const visitor = await newBuyer(theatre)
    await requestLink(visitor, email, 'password')
    const token = await tokenFor(email)
    expect((await redeem(visitor, token)).body.field_errors).toMatchObject([
      { field: 'new_password', message: 'Bitte geben Sie ein neues Passwort ein.' },
    ])
    expect((await redeem(visitor, token, 'aaaaaaaaaaaaaaa')).body.field_errors).toHaveLength(1)
    expect((await redeem(visitor, token, 'kurz')).status).toBe(400)
    expect((await redeem(visitor, token, `${password}-2`)).status).toBe(200)
    expect((await owner.get('/de/api/user-details/')).body.is_logged_in).toBe(false)
    expect((await logIn(await newBuyer(theatre), email, password)).status).toBe(400)
    expect((await logIn(await newBuyer(theatre), email, `${password}-2`)).status).toBe(200)
  })
})
