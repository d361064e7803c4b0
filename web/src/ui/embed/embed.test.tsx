import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { hasConsent, withdrawConsent } from '#lib/consent/consent.ts'
import { InLanguage, renderInGerman as render } from '#test/in-language.tsx'
import { Embed } from './embed.tsx'

afterEach(() => {
  withdrawConsent('media')
  withdrawConsent('tracking')
})

const trailer = (
  <Embed
    address="https://youtu.be/dQw4w9WgXcQ"
    shape="film"
    title="Hamlet"
    length="2:14"
    picture={<img src="/media/hamlet.jpg" alt="" />}
  />
)
const post = <Embed address="https://www.instagram.com/p/C0ffee12345/" shape="post" />
const form = <Embed address="https://share-eu1.hsforms.com/1Beispiel-Formular" shape="form" />
const frames = () =>
  [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).hostname)

test('M-06 before consent there are our own picture, the provider’s name, and a plain link; nothing of the provider', () => {
  const html = renderToString(<InLanguage>{trailer}</InLanguage>)
  expect(html).toContain('/media/hamlet.jpg')
  expect(html).toContain('YouTube')
  expect(html).not.toContain('iframe')
  expect(html.match(/(src|srcset|poster)="https:/gi)).toBeNull()
  expect(html).not.toMatch(/[{}]/)
  render(trailer)
  expect(screen.getByRole('link', { name: 'Bei YouTube öffnen' }).getAttribute('href')).toBe(
    'https://youtu.be/dQw4w9WgXcQ',
  )
})

test('M-06 the placeholder grants its category, which loads all its embeds and nothing else', async () => {
  render(
    <>
      {trailer}
      {post}
      {form}
    </>,
  )
  expect(frames()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Von YouTube laden: Hamlet' }))
  expect(frames()).toEqual(['www.youtube-nocookie.com', 'www.instagram.com'])
  expect(hasConsent('tracking')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Von HubSpot laden: Formular' }))
  expect(frames()).toContain('share-eu1.hsforms.com')
})

test('M-06 the frame has a name, is sandboxed, and takes the focus of the button it replaces', async () => {
  render(trailer)
  screen.getByRole('button', { name: /Hamlet/ }).focus()
  await userEvent.keyboard('{Enter}')
  const frame = screen.getByTitle('Hamlet (YouTube)')
  expect(document.activeElement).toBe(frame)
  expect(frame.getAttribute('sandbox')).toContain('allow-scripts')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
  expect(frame.getAttribute('src')).toContain('autoplay=1')
})

test('X-05 a consent can be withdrawn where it was given: the frame is removed, the focus is on the button again', async () => {
  render(trailer)
  await userEvent.click(screen.getByRole('button', { name: /Hamlet/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Zustimmung zurücknehmen' }))
  expect(frames()).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Hamlet/ }))
})

test('M-06 only the film whose button was pressed starts by itself', async () => {
  render(
    <>
      {post}
      {trailer}
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: /Instagram/ }))
  expect(screen.getByTitle('Hamlet (YouTube)').getAttribute('src')).not.toContain('autoplay')
})

test('M-06 a film that was loaded once does not start by itself after another consent', async () => {
  render(
    <>
      {trailer}
      {post}
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: /Hamlet/ }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Zustimmung zurücknehmen' })[1]!)
  await userEvent.click(screen.getByRole('button', { name: /Instagram/ }))
  expect(screen.getByTitle('Hamlet (YouTube)').getAttribute('src')).not.toContain('autoplay')
})

test('M-06 a link without a player is a plain link; an unknown one is not shown', () => {
  const { container, rerender } = render(
    <Embed address="https://www.yumpu.com/de/document/read/1/heft" shape="pages" />,
  )
  expect(screen.getByRole('link', { name: 'Bei Yumpu öffnen' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Embed address="https://youtube.com.evil.org/x" shape="film" />)
  expect(container.innerHTML).toBe('')
})
