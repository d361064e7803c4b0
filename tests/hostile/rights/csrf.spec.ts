import { expect } from '@playwright/test'
import { addSeatsForSale, countTakenPlaces } from '#support/house/seats-for-sale.ts'
import { hold } from '#support/hostile/buyer.ts'
import { formBody } from '#support/hostile/form.ts'
import { newEditor, newVisitor, type Visitor } from '#support/hostile/visitor.ts'
import { test } from '#support/hostile/attempts.ts'

const text = { slug: 'hostile', content: [{ type: 'paragraph', children: [{ text: 'x' }] }] }
const write = (who: Visitor, token: string) =>
  who.post('/de/pageeditor-api/text', text, { 'x-csrftoken': token })

test('X-09: a token is valid only for its session', async ({ attempts }) => {
  const [mine, other, nobody] = [await newEditor(), await newEditor(), await newVisitor()]
  const planted: Record<string, string> = {
    'that of another session': other.cookies.get('csrftoken')!,
    'that of somebody who is not logged in': nobody.cookies.get('csrftoken')!,
    'an invented one': 'a'.repeat(24) + '.' + 'b'.repeat(43),
    none: '',
    'the own one without its signature': mine.cookies.get('csrftoken')!.split('.')[0]!,
  }
  const own = mine.cookies.get('csrftoken')!
  for (const [what, token] of Object.entries(planted)) {
    await attempts.holds(`${what}, planted as cookie and header`, async () => {
      mine.cookies.set('csrftoken', token)
      expect((await write(mine, token)).status).toBe(403)
      mine.cookies.set('csrftoken', own)
    })
    await attempts.holds(`${what}, in the header alone`, async () => {
      expect((await write(mine, token)).status).toBe(403)
    })
  }
  await attempts.holds('the own one of before the log-in', async () => {
    const visitor = await newVisitor()
    const before = visitor.cookies.get('csrftoken')!
    await visitor.post('/de/api/user/login/', {
      username: 'redaktion',
      password: 'Vorhang-auf-2026',
    })
    visitor.cookies.set('csrftoken', before)
    expect((await write(visitor, before)).status).toBe(403)
  })
})

const foreign: Record<string, Record<string, string>> = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'a site of the same domain': { origin: 'https://other.localhost', 'sec-fetch-site': 'same-site' },
  'a frame without an origin': { origin: 'null', 'sec-fetch-site': 'cross-site' },
}

test('X-09: forms of other sites change nothing, whatever token they plant', async ({
  attempts,
}) => {
  const event = await addSeatsForSale(1, `hostile-csrf-${Date.now()}`)
  const visitor = await newVisitor()
  await hold(visitor, event, 2)
  const token = visitor.cookies.get('csrftoken')!
  const order = formBody({
    csrfmiddlewaretoken: token,
    name: 'A B',
    email: 'a@example.org',
    payment_method: 'box_office',
  })
  const extend = formBody({ csrfmiddlewaretoken: token })
  const forms = {
    'an order': { path: '/box-office/de/', ...order },
    'a longer hold': { path: '/box-office/de/extend/', ...extend },
    'a log-in': {
      path: '/de/user/log-in',
      ...formBody({ username: 'redaktion', password: 'Vorhang-auf-2026' }),
    },
    'a change of the cart': {
      path: '/de/warenkorb/aendern',
      ...formBody({ remove: '1', csrfmiddlewaretoken: token }),
    },
  }
  for (const [what, form] of Object.entries(forms)) {
    for (const [who, headers] of Object.entries(foreign)) {
      await attempts.holds(`${what}, sent by ${who}`, async () => {
        const response = await visitor.ask({ ...form, headers: { ...form.headers, ...headers } })
        expect([400, 403, 404, 405]).toContain(response.status)
        expect(visitor.cookies.has('sessionid')).toBe(false)
      })
    }
  }
  for (const [who, headers] of Object.entries(foreign)) {
    await attempts.holds(`a call of the origin, sent by ${who}`, async () => {
      const response = await visitor.post('/de/api/shop-cart/extend/', {}, headers)
      expect(response.status).toBe(403)
    })
  }
  await attempts.holds('nothing was ordered', async () => {
    expect(await countTakenPlaces(event.id)).toEqual({ taken: 2, sold: 0 })
  })
})
