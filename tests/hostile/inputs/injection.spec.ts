import { expect } from '@playwright/test'
import { isTooBusy } from '#support/hostile/ask.ts'
import { askBody, askPath, registered } from '#support/hostile/graph.ts'
import { sample } from '#support/hostile/extent.ts'
import { leavesOf, sampleVariables, withValue } from '#support/hostile/sample-variables.ts'
import { newVisitor, type Visitor } from '#support/hostile/visitor.ts'
import { sideBySide } from '#support/hostile/side-by-side.ts'
import { test } from '#support/hostile/attempts.ts'

/** Values that have become code, a path, a query or a header in other systems. */
const injected: unknown[] = [
  "1' OR '1'='1' -- ",
  '1; SELECT pg_sleep(3)--',
  '../../../internal/changes',
  '%2e%2e%2f%2e%2e%2fadmin%2f',
  '1/../../user-details/?x=',
  '1?page_size=100000&x=',
  '1#',
  'a\u0000b',
  'a\r\nX-Injected: yes\r\n\r\n',
  '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
  '$(id)`id`|id;id',
  '*)(uid=*))(|(uid=*',
  '<script>alert(1)</script>',
  '\u202e\ud800',
  'a'.repeat(5_000),
  '%',
  "'\\",
  -1,
  0,
  2 ** 31,
  2 ** 53,
  1e308,
  0.5,
  true,
  null,
  [],
  [[1]],
  {},
  { $ne: null },
  { __proto__: { isStaff: true } },
]

/** Texts that only a server behind the gateway contains. */
const insides =
  /syntax error|pg_catalog|postgres|drizzle|node_modules|at file:|ECONNREFUSED|127\.0\.0\.1|\/work\/|INTERNAL_SERVER_ERROR|UPSTREAM_ERROR|BAD_UPSTREAM|"stack"/i

async function send(visitor: Visitor, operation: (typeof registered)[number], variables: unknown) {
  if (operation.isQuery && JSON.stringify(variables).length < 3_000) {
    return visitor.ask({
      path: askPath(operation.hash, variables),
      headers: { 'x-graphql-yoga-csrf': 'x' },
    })
  }
  return visitor.ask({
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': visitor.cookies.get('csrftoken') ?? '',
    },
    body: askBody(operation.hash, variables),
  })
}

for (const part of [0, 1]) {
  const operations = registered.filter((_, index) => index % 2 === part)
  test(`X-09: no argument is more than a value, in operations ${part + 1} of 2`, async ({
    attempts,
  }) => {
    const cases = operations.flatMap((operation) => {
      const variables = sampleVariables(operation)
      return leavesOf(variables).flatMap((path) =>
        injected.map((value) => ({
          operation,
          path,
          value,
          variables: withValue(variables, path, value),
        })),
      )
    })
    let responses = 0
    const tried = sample(cases, 150)
    await sideBySide(tried, async ({ operation, path, value, variables }, index) => {
      await attempts.holds(
        `${operation.name} ${path.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}`,
        async () => {
          // Each from an address of its own: rate limits are another class.
          const visitor =
            !operation.isQuery || index % 50 === 0
              ? await newVisitor()
              : (shared ??= await newVisitor())
          // Throws when there is no response within 20 s.
          const { status, text, headers } = await send(visitor, operation, variables)
          expect(text).not.toMatch(insides)
          expect(headers['x-injected']).toBeUndefined()
          if (isTooBusy(status)) return
          responses += 1
          expect(status).toBeLessThan(500)
          expect(JSON.parse(text)).toHaveProperty(text.includes('"errors"') ? 'errors' : 'data')
        },
      )
    })
    await attempts.holds('most got a response', async () =>
      expect(responses).toBeGreaterThan(tried.length / 2),
    )
  })
}

let shared: Visitor | undefined
