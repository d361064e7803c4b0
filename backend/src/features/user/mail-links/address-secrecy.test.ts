import { verify } from '@node-rs/argon2'
import { describe, expect, test, vi } from 'vitest'
import { account } from '#database/tables/accounts.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { enter } from '#test/accounts/enter.ts'
import { linksOf, mailsTo } from '#test/accounts/mails.ts'
import { type Buyer, newBuyer } from '#test/buyer.ts'
import { recordStatements } from '#test/rows/record-statements.ts'
import { useTheatre } from '#test/use-theatre.ts'

// Files share what a worker has loaded, so that the origin may hold the module without the count.
vi.hoisted(() => vi.resetModules())

// What a password check costs is counted, not measured: an argon2 of the same cost takes the same time.
vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original()
  return { ...argon2, verify: vi.fn<typeof argon2.verify>(argon2.verify) }
})

const theatre = useTheatre()
let addresses = 0

const newAddress = () => `neu-${(addresses += 1)}@example.at`
const register = (visitor: Buyer, email: string, locale = 'de') =>
  visitor.post(`/${locale}/api/user/registration/`, { email, first_name: 'Nora', last_name: 'Neu' })
const requestLink = (visitor: Buyer, email: string, purpose: 'log_in' | 'password') =>
  visitor.post('/de/api/user/mail-links/', { email, purpose })

/** An address that has an account. */
async function existingAddress(): Promise<string> {
  const email = newAddress()
  const row = { username: email, email, firstName: 'Karl', lastName: 'Konto' }
  await theatre.database.insert(account).values({ ...row, emailConfirmedAt: new Date() })
  return email
}

describe('X-09: nobody finds out whether an address has an account', () => {
  const requests = {
    registration: register,
    'link to log in': (visitor: Buyer, email: string) => requestLink(visitor, email, 'log_in'),
    'new password': (visitor: Buyer, email: string) => requestLink(visitor, email, 'password'),
    'another address': (visitor: Buyer, email: string) =>
      visitor.post('/de/api/user/email/', { email, current_password: '' }),
  }
  const visitorFor = (kind: string) =>
    kind === 'another address' ? enter(theatre, { email: newAddress() }) : newBuyer(theatre)

  test.each(Object.entries(requests))(
    'by the response to a %s, by the time it takes or by a mail that comes or does not',
    async (kind, request) => {
      const ask = async (email: string) => {
        const visitor = await visitorFor(kind)
        let response = {} as Awaited<ReturnType<typeof request>>
        const statements = await recordStatements(theatre.database, async () => {
          response = await request(visitor, email)
        })
        const { date: _date, 'content-length': _length, ...headers } = response.headers
        const shape = {
          status: response.status,
          headers: { ...headers, 'x-request-id': undefined },
          body: JSON.stringify(response.body).replace(email, '…'),
          // The same statements take the same time: what depends on the account is the work of a job.
          statements: statements.map(({ text }) => text),
        }
        return { shape, mails: await mailsTo(theatre, email) }
      }
      const unknown = await ask(newAddress())
      const existing = await ask(await existingAddress())
      expect(existing.shape).toEqual(unknown.shape)
      expect(existing.shape.statements.length).toBeGreaterThan(0)
      expect([unknown.mails.length, existing.mails.length]).toEqual([1, 1])
      expect(unknown.mails[0]!.about).toBe(existing.mails[0]!.about)
    },
  )

  test('by the response to a wrong password, or by the time it takes to refuse it', async () => {
    const logIn = async (username: string) => {
      const visitor = await newBuyer(theatre)
      vi.mocked(verify).mockClear()
      let response = {} as Awaited<ReturnType<Buyer['post']>>
      const statements = await recordStatements(theatre.database, async () => {
        response = await visitor.post('/de/api/user/login/', { username, password: 'falsch' })
      })
      const { date: _date, ...headers } = response.headers
      return {
        status: response.status,
        headers: { ...headers, 'x-request-id': undefined },
        body: response.body,
        statements: statements.map(({ text }) => text),
        costs: vi.mocked(verify).mock.calls.map(([stored]) => costOf(String(stored))),
      }
    }
    const unknown = await logIn(newAddress())
    expect(unknown.status).toBe(400)
    expect(unknown.statements.length).toBeGreaterThan(0)
    expect(unknown.costs).toEqual(['$argon2id$v=19$m=19456,t=2,p=1'])
    const { username } = await addPerson(theatre.database)
    const withoutPassword = await existingAddress()
    for (const known of [username, withoutPassword]) expect(await logIn(known)).toEqual(unknown)
  })

  test('by the limit of requests for an address', async () => {
    const until429 = async (email: string) => {
      for (let calls = 1; calls <= 10; calls += 1) {
        const { status } = await requestLink(await newBuyer(theatre), email, 'log_in')
        if (status === 429) return calls
      }
      return undefined
    }
    const unknown = await until429(newAddress())
    expect(unknown).toBe(6)
    expect(await until429(await existingAddress())).toBe(unknown)
  })

  test('and the mail for an unknown address leads to the registration', async () => {
    const email = newAddress()
    await requestLink(await newBuyer(theatre), email, 'password')
    const [mail] = await mailsTo(theatre, email)
    expect(linksOf(mail!).html).toEqual(['https://theatre.example/de/user/konto-anlegen'])
  })

  test('a flood of requests fills no mailbox', async () => {
    const email = newAddress()
    const payload = { purpose: 'log_in' as const, email, locale: 'de' as const }
    for (let count = 0; count < 22; count += 1) {
      await theatre.app.jobs.tasks.send_account_mail(payload)
    }
    expect(await mailsTo(theatre, email)).toHaveLength(20)
  })
})

/** Algorithm and parameters of a PHC string, without salt and hash. */
const costOf = (stored: string) => stored.split('$').slice(0, 4).join('$')
