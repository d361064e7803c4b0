import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailingConsent } from '#database/tables/mailings.ts'
import { mailsTo } from '#test/accounts/mails.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { createNewsletterList } from './newsletter-list.ts'
import { createNewsletter } from './newsletter.ts'

const theatre = useTheatre()
let addresses = 0
const newAddress = () => `abonnent-${(addresses += 1)}@example.at`

describe('S-09: the list of the theatre', () => {
  const secret = 'sechzehn-zeichen-oder-mehr'
  const received: { body: Record<string, unknown>; isSigned: boolean }[] = []
  let status = 200
  let server: Server

  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const body = Buffer.concat(parts)
        const signature = createHmac('sha256', secret).update(body).digest('hex')
        const isSigned = request.headers['x-foyer-signature'] === `sha256=${signature}`
        received.push({ body: JSON.parse(body.toString()), isSigned })
        response.writeHead(status, status === 302 ? { location: 'http://192.0.2.1/' } : {}).end()
      })
    }).listen(0, '127.0.0.1')
    await new Promise((ready) => server.once('listening', ready))
  })
  afterAll(() => void server.close())
  beforeEach(() => {
    received.length = 0
    status = 200
  })

  const withList = () =>
    createNewsletter(
      {
        database: theatre.database,
        getTokenSecret: async () => 'secret',
        siteUrl: 'https://theatre.example',
        houseName: 'Stadttheater',
      },
      createNewsletterList({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/list`,
        secret,
      }),
    )

  test('gets to know who has confirmed and who has ended it, signed, and never an address before', async () => {
    const email = newAddress()
    const newsletter = withList()
    await newsletter.request(theatre.database, { email, locale: 'en' })
    await newsletter.reportWaiting()
    expect(await mailsTo(theatre, email)).toHaveLength(1)
    expect(received.filter(({ body }) => body['email'] === email)).toEqual([])

    await newsletter.start({ email, locale: 'en' })
    await newsletter.report({ email })
    expect(received.at(-1)).toMatchObject({
      isSigned: true,
      body: {
        event: 'subscribed',
        email,
        language: 'en',
        unsubscribe_url: expect.stringContaining('/en/user/mailings/'),
        one_click_url: expect.stringMatching(/\/use$/),
      },
    })
    await newsletter.end(email)
    await newsletter.report({ email })
    expect(received.at(-1)!.body).toEqual({ event: 'unsubscribed', email })
  })

  test.each([500, 302])('that responds %i is asked again', async (wrong) => {
    const email = newAddress()
    const newsletter = withList()
    await newsletter.start({ email, locale: 'de' })
    status = wrong
    await expect(newsletter.report({ email })).rejects.toThrow(/list|fetch/)
    const unreported = () =>
      theatre.database.$count(mailingConsent, sql`email = ${email} and reported_at is null`)
    expect(await unreported()).toBe(1)
    status = 200
    await newsletter.report({ email })
    expect(await unreported()).toBe(0)
  })
})
