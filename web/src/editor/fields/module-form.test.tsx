import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryPort } from './memory-port.ts'
import { hasConsent } from '#lib/consent/consent.ts'
import { renderInGerman } from '#test/in-language.tsx'
import { ModuleForm } from './module-form.tsx'

vi.mock('#editor/graph/call-graph.ts', () => ({
  callGraph: vi.fn<() => Promise<unknown>>(() =>
    Promise.resolve({
      references: [],
      searchReferences: [
        {
          __typename: 'ReferencedEntity',
          reference: 'tag:4',
          number: 4,
          title: 'Premiere',
          detail: null,
          isVisible: true,
          isGone: false,
          image: null,
        },
      ],
    }),
  ),
}))
afterEach(() => vi.useRealTimers())

function show(kind: string, values: Parameters<typeof memoryPort>[0] = {}) {
  const memory = memoryPort(values)
  renderInGerman(<ModuleForm kind={kind} port={memory.port} locale="de" />)
  return memory
}

describe('E-04: forms follow from the definitions', () => {
  test('a link to an anchor offers those of the page, and a new anchor does not', () => {
    const anchors = () => ['anfahrt', 'karten']
    const { port } = memoryPort({ children: { a: { rank: 'a0', fields: { anchor: '' } } } })
    renderInGerman(<ModuleForm kind="anchor-list" port={{ ...port, anchors }} locale="de" />)
    const link = screen.getByRole('combobox', { name: /^Sprungmarke/ })
    const offered = document.getElementById(link.getAttribute('list')!)!
    expect([...offered.children].map(({ textContent }) => textContent)).toEqual(anchors())
    renderInGerman(<ModuleForm kind="headline" port={{ ...port, anchors }} locale="de" />)
    expect(screen.getByRole('textbox', { name: 'Sprungmarke' }).hasAttribute('list')).toBe(false)
  })

  test.each(moduleKinds.map(({ kind, fields }) => [kind, Object.values(fields)] as const))(
    '%s has a labelled control for each of its fields',
    (kind, fields) => {
      show(kind)
      for (const { label } of fields) {
        const labels = screen.getAllByText(
          (_text, element) =>
            (element?.id ?? '').endsWith('-label') &&
            element?.textContent?.replace(' *', '') === label.de,
        )
        expect(labels.length).toBeGreaterThan(0)
      }
      for (const control of document.querySelectorAll<HTMLInputElement>(
        'input, textarea, select',
      )) {
        const isNamed = control.labels!.length > 0 || control.hasAttribute('aria-labelledby')
        expect(isNamed, control.outerHTML).toBe(true)
      }
    },
  )

  test.each([
    ['anchor-list', 'Karten', 'karten'],
    ['video', 'https:', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ])(
    'E-04 E-10 a text of %s that breaks its rule, “%s”, stays in its field until it keeps it',
    (kind, typed, whole) => {
      const { values } = show(kind)
      if (kind === 'anchor-list') fireEvent.click(screen.getByText('Eintrag hinzufügen'))
      const field = kind === 'video' ? 'embed' : 'anchor'
      const control = document.querySelector<HTMLInputElement>(`[data-type="${field}"] input`)!
      const before = JSON.stringify(values())
      fireEvent.change(control, { target: { value: typed } })
      expect(control.value).toBe(typed)
      expect(JSON.stringify(values())).toBe(before)
      fireEvent.blur(control)
      const described = control.getAttribute('aria-describedby')!.split(' ')
      const words = described.map((id) => document.getElementById(id)!.textContent).join('')
      expect(words).toMatch(/Sprungmarke|YouTube/)
      expect(control.getAttribute('aria-invalid')).toBe('true')
      fireEvent.change(control, { target: { value: whole } })
      expect(JSON.stringify(values())).toContain(whole)
      expect(control.value).toBe(whole)
    },
  )

  test('what is typed is in the document at once', () => {
    const { values } = show('full-teaser', { headline: 'Alt' })
    fireEvent.change(screen.getByLabelText(/^Überschrift/), { target: { value: 'Neu' } })
    expect(values()).toEqual({ headline: 'Neu' })
  })

  test('a broken rule is said in words once the field is left', () => {
    show('full-teaser', { headline: 'Alt' })
    const field = screen.getByLabelText(/^Überschrift/)
    fireEvent.change(field, { target: { value: ' ' } })
    expect(field.getAttribute('aria-invalid')).toBe(null)
    fireEvent.blur(field)
    expect(screen.getByText('Dieses Feld ist ein Pflichtfeld!')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  test('an address at another provider is refused as by the origin', () => {
    show('video')
    const field = screen.getAllByRole('textbox').find(({ inputMode }) => inputMode === 'url')!
    fireEvent.change(field, { target: { value: 'https://example.org/film' } })
    fireEvent.blur(field)
    expect(screen.getByText(/Adresse eines der erlaubten Anbieter/)).toBeTruthy()
  })

  test('the consent that an embedded film needs is granted and withdrawn in its field', () => {
    const { set } = show('video', { video_url: 'https://youtu.be/' })
    const load = () => screen.queryByRole('button', { name: 'Von YouTube laden' })
    expect(load()).toBe(null)
    act(() => set(['video_url'], 'https://youtu.be/dQw4w9WgXcQ'))
    fireEvent.click(load()!)
    expect(hasConsent('media')).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Zustimmung zurücknehmen' }))
    expect(hasConsent('media')).toBe(false)
    expect(load()).toBeTruthy()
  })

  test('it is said with a point in time whose clock is meant', () => {
    show('hero-media')
    const field = screen.getByLabelText(/^Zu sehen ab/)
    const notes = field.getAttribute('aria-describedby')!.split(' ')
    expect(document.getElementById(notes[0]!)?.textContent).toBe('Gemeint ist die Uhrzeit in Wien.')
  })

  test('a link that is half typed is in the document before the page is left', () => {
    const { values } = show('link')
    const field = screen.getAllByRole('combobox').at(-1)!
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: 'example.org' } })
    expect(values()).toEqual({})
    fireEvent(window, new Event('beforeunload'))
    expect(Object.values(values())).toEqual(['https://example.org'])
    fireEvent(window, new Event('pagehide'))
    expect(Object.values(values())).toEqual(['https://example.org'])
  })

  test('items are added, moved and removed, each an operation of its own', () => {
    const { values } = show('faq')
    const add = screen.getByRole('button', { name: 'Eintrag hinzufügen' })
    fireEvent.click(add)
    fireEvent.click(add)
    const [first, second] = screen.getAllByLabelText(/^Frage( \*)?$/)
    fireEvent.change(first!, { target: { value: 'Wo?' } })
    fireEvent.change(second!, { target: { value: 'Wann?' } })
    fireEvent.click(screen.getByRole('button', { name: 'Wann? nach oben' }))
    const names = () =>
      within(screen.getByRole('list', { name: /Fragen/ }))
        .getAllByText(/^W.*\?$/, { selector: 'summary' })
        .map(({ textContent }) => textContent)
    expect(names()).toEqual(['Wann?', 'Wo?'])
    fireEvent.click(screen.getByRole('button', { name: 'Wann? entfernen' }))
    expect(names()).toEqual(['Wo?'])
    expect(Object.keys(values()['items'] as object)).toHaveLength(1)
  })

  test('a reference is found by its name, with the keyboard', async () => {
    const { values } = show('event-list')
    const search = screen.getByRole('combobox', { name: /^Schlagwort/ })
    fireEvent.focus(search)
    fireEvent.change(search, { target: { value: 'prem' } })
    await screen.findByRole('option', { name: /Premiere/ })
    fireEvent.keyDown(search, { key: 'Enter' })
    expect(values()).toEqual({ tag: 4 })
    const remove = screen.getByRole('button', { name: '4 entfernen' })
    // The search is gone with its focus.
    await waitFor(() => expect(document.activeElement).toBe(remove))
    fireEvent.click(remove)
    expect(values()).toEqual({ tag: null })
  })
})
