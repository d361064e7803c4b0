import { expect } from '@playwright/test'
import { newVisitor } from '#support/hostile/visitor.ts'
import { stack } from '#support/stack.ts'
import { test } from '#support/hostile/attempts.ts'

test('X-09: control characters are refused everywhere', async ({ attempts }) => {
  const visitor = await newVisitor()
  const controls = ['%00', '%01', '%08', '%0b', '%1f', '%7f']
  const paths = [
    '/de/api/events/?tag=',
    '/de/api/search/?q=',
    '/de/api/pages/',
    '/de/api/events/1',
    '/de/api/containers/',
  ]
  for (const path of paths) {
    for (const control of controls) {
      await attempts.holds(`${path}${control}`, async () => {
        const { status } = await visitor.ask({ to: stack.backendUrl, path: `${path}${control}` })
        expect([400, 404]).toContain(status)
      })
    }
  }
  for (const control of controls) {
    for (const path of ['/de/programm', '/de/suche?q=', '/media/', '/box-office/de/orders/']) {
      await attempts.holds(`${path}${control} at the site`, async () => {
        expect((await visitor.ask({ path: path + control })).status).toBeLessThan(500)
      })
    }
  }
})

test('X-09: a mail address is one address', async ({ attempts }) => {
  const wrong = [
    'a;b,c@b.at',
    'a@b.at,c@d.at',
    'a@b.at\nBcc: c@d.at',
    '"a b"@c.at;',
    '<a@b.at>',
    'a@b',
    '@b.at',
    'a@@b.at',
    `${'a'.repeat(300)}@b.at`,
    'a@b.at%0aBcc:x@y.at',
  ]
  for (const email of wrong) {
    await attempts.holds(email.slice(0, 40), async () => {
      const visitor = await newVisitor()
      const { status, text } = await visitor.post('/de/api/shop-orders/', {
        name: 'A B',
        email,
        payment_method: 'box_office',
      })
      expect(status).toBe(400)
      // Without a cart an order with a valid address is refused for another reason.
      expect(text).toMatch(/"email"|invalid_input/)
    })
  }
})
