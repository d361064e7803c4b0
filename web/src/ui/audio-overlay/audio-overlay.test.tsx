import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { de } from '#messages/de.ts'
import { AudioOverlayHost } from './audio-overlay-host.tsx'
import { closeOverlay, findSound, playWork, readOverlay } from './audio-overlay.ts'
import { PlayButton } from './play-button.tsx'

const work = { url: '/media/einfuehrung.mp3', title: 'Einführung zu Hamlet' }
const other = { url: '/media/gespraech.mp3', title: 'Publikumsgespräch' }

// jsdom plays nothing: the tests dispatch the element's events.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    fireEvent(this, new Event('play'))
    return Promise.resolve()
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    fireEvent(this, new Event('pause'))
  })
})

afterEach(() => act(closeOverlay))

function tell(element: Element, event: string) {
  act(() => {
    fireEvent(element, new Event(event))
  })
}

const page = (
  <main>
    <PlayButton work={work} labels={de.modules.audio} />
    <PlayButton work={other} labels={de.modules.audio} />
  </main>
)
const host = <AudioOverlayHost locale="de" />
const player = () => screen.findByRole('region', { name: 'Audioplayer' })

test('M-08 nothing of the player is loaded before something is played', () => {
  const { container } = render(host)
  expect(container.innerHTML).toBe('')
  expect(readOverlay()).toEqual({ show: false, work: undefined, state: 'paused' })
  expect(findSound()).toBeUndefined()
})

test('M-08 the button of a recording opens the player and plays, another press pauses', async () => {
  render(
    <>
      {page}
      {host}
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Anhören Einführung zu Hamlet' }))
  expect((await player()).textContent).toContain('Einführung zu Hamlet')
  expect(readOverlay()).toMatchObject({ show: true, work, state: 'playing' })
  await userEvent.click(screen.getByRole('button', { name: 'Anhalten Einführung zu Hamlet' }))
  expect(readOverlay()).toMatchObject({ show: true, state: 'paused' })
  expect(screen.getByRole('button', { name: 'Abspielen' })).toBeTruthy()
})

test('M-08 playback continues after a navigation, with the same element', async () => {
  const { rerender } = render(
    <>
      {page}
      {host}
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: /Hamlet/ }))
  const sound = findSound()
  rerender(
    <>
      <main>Spielplan</main>
      {host}
    </>,
  )
  expect(await player()).toBeTruthy()
  expect(findSound()).toBe(sound)
  expect(readOverlay().state).toBe('playing')
})

test('M-08 another recording replaces the first', async () => {
  render(
    <>
      {page}
      {host}
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: /Hamlet/ }))
  await userEvent.click(screen.getByRole('button', { name: /Publikumsgespräch/ }))
  expect((await player()).textContent).toContain('Publikumsgespräch')
  expect(screen.getByRole('button', { name: 'Anhören Einführung zu Hamlet' })).toBeTruthy()
  expect(findSound()?.src).toContain(other.url)
})

test('M-08 the position is announced, and can be changed', async () => {
  render(host)
  act(() => playWork(work))
  await player()
  const sound = findSound()!
  Object.defineProperty(sound, 'duration', { value: 3605, configurable: true })
  sound.currentTime = 65
  tell(sound, 'timeupdate')
  const seek = screen.getByRole('slider', { name: 'Stelle in der Aufnahme' })
  expect(seek.getAttribute('aria-valuetext')).toBe('1:05 von 1:00:05')
  fireEvent.change(seek, { target: { value: '1800' } })
  expect(sound.currentTime).toBe(1800)
  Reflect.deleteProperty(sound, 'duration')
})

test('M-08 closing stops playback and returns the focus to the button that opened it', async () => {
  render(
    <>
      {page}
      {host}
    </>,
  )
  const opener = screen.getByRole('button', { name: /Hamlet/ })
  await userEvent.click(opener)
  await player()
  await userEvent.click(screen.getByRole('button', { name: 'Player schließen' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement).toBe(opener)
  expect(readOverlay()).toEqual({ show: false, work: undefined, state: 'paused' })
})

test('M-08 a recording that cannot be played shows an error', async () => {
  render(host)
  act(() => playWork(work))
  await player()
  tell(findSound()!, 'error')
  expect((await screen.findByRole('alert')).textContent).toBe(de.audioPlayer.failed)
})

test('M-08 a film on the page pauses the player', async () => {
  render(
    <>
      {host}
      <video data-testid="film" muted={false}>
        <track kind="captions" />
      </video>
    </>,
  )
  act(() => playWork(work))
  await player()
  tell(screen.getByTestId('film'), 'play')
  expect(readOverlay().state).toBe('paused')
})

test('M-08 the media session has title and actions until the player is closed', async () => {
  const handlers = new Map<string, (() => void) | null>()
  const session = {
    metadata: null as { title: string } | null,
    setActionHandler: (action: string, handler: (() => void) | null) =>
      handlers.set(action, handler),
  }
  vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, init: object) {
    Object.assign(this, init)
  })
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
  render(host)
  act(() => playWork(work))
  await player()
  expect(session.metadata?.title).toBe('Einführung zu Hamlet')
  act(() => handlers.get('pause')?.())
  expect(readOverlay().state).toBe('paused')
  act(() => closeOverlay())
  expect(session.metadata).toBeNull()
  expect(handlers.get('play')).toBeNull()
  Reflect.deleteProperty(navigator, 'mediaSession')
  vi.unstubAllGlobals()
})

test('R-02 the player has no accessibility violation', async () => {
  const { container } = render(host)
  act(() => playWork(work))
  await player()
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})
