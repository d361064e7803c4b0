import { fieldTypes } from '@foyer/schema/forms/field-types.ts'
import { withEmailConfirmation } from '@foyer/schema/forms/email-confirmation.ts'
import { initialValues } from '@foyer/schema/forms/initial-values.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { en as messages } from '#messages/en.ts'
import { mockClient } from '#test/mock-graph.tsx'
import { createTranslator } from 'next-intl'
import { labelsOfForm } from './form-labels.ts'
import { EntryForm } from './entry-form.tsx'
import type { FieldContent, FormContent } from './form-content.ts'

type GraphResult = Record<string, unknown> | Error
const graph = vi.hoisted(() => ({
  results: [] as unknown[],
  inputs: [] as { idempotencyKey: string; fieldValues: unknown[] }[],
}))

vi.mock('#graphql/browser-client.ts', () => ({
  browserClient: () =>
    mockClient(
      {},
      {
        Mutation: {
          submitForm(_: unknown, { input }: { input: (typeof graph.inputs)[number] }) {
            graph.inputs.push(input)
            const result = graph.results.shift() as GraphResult
            if (result instanceof Error) throw result
            return result
          },
        },
      },
    ),
}))

const uploads = vi.hoisted(() => ({ results: [] as unknown[] }))
vi.mock('#features/forms/controls/upload-file.ts', () => ({
  uploadFile: ({ file }: { file: File }) =>
    Promise.resolve(uploads.results.shift() ?? { status: 'done', id: file.name, name: file.name }),
}))

const labels = messages.forms
const sent = { __typename: 'FormSubmitted', formNumber: 1, message: 'We will write to you.' }

beforeEach(() => {
  graph.results.length = 0
  graph.inputs.length = 0
  sessionStorage.clear()
})

function field(kind: keyof typeof fieldTypes, more: Partial<FieldContent> = {}): FieldContent {
  const texts = { label: kind, placeholderText: '', helpText: '', default: '' }
  const base = {
    number: fieldTypes[kind],
    slug: kind,
    fieldType: fieldTypes[kind],
    choices: [],
    min: null,
    max: null,
  }
  return { __typename: 'FormField', ...base, ...texts, required: false, visible: true, ...more }
}

function show(fields: FieldContent[]) {
  const form: FormContent = {
    __typename: 'Form',
    number: 1,
    slugs: { __typename: 'LocalizedSlug', de: 'frage', en: 'question' },
    title: 'A question',
    intro: '',
    isOpen: true,
    closedText: null,
    successText: '',
    maxFileBytes: 10 * 1024 * 1024,
    maxFileCount: 2,
    fields: withEmailConfirmation(fields, labels.confirmEmail),
  }
  const shown = (
    <EntryForm
      form={form}
      locale="en"
      labels={labelsOfForm(form, createTranslator({ locale: 'en', messages, namespace: 'forms' }))}
      action="/en/forms/question/1/entry"
      values={initialValues(form.fields)}
    />
  )
  return { user: userEvent.setup(), ...render(shown), shown }
}

const sendButton = () => screen.getByRole('button', { name: labels.send })

test('S-06 an invisible field is not shown, and a default is in its field', () => {
  show([
    field('text', { default: 'Ennsfelden' }),
    field('number', { visible: false, default: '3' }),
    field('checkboxes', { default: 'b', choices: [choice('a'), choice('b')] }),
  ])
  expect(screen.getByLabelText('text')).toHaveProperty('value', 'Ennsfelden')
  expect(screen.queryByLabelText('number')).toBeNull()
  expect(screen.getByLabelText('b')).toHaveProperty('checked', true)
})

const choice = (value: string) => ({ __typename: 'FormChoice' as const, value, label: value })

test('S-06 errors are at their fields with the theatre’s messages, the first is focused, and nothing is sent', async () => {
  const { user } = show([
    field('text', { required: true }),
    field('email', { required: true }),
    field('checkbox', { required: true }),
  ])
  await user.type(screen.getByLabelText(/^email/), 'anna@')
  await user.click(sendButton())
  const summary = await screen.findByRole('alert')
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'text – This field is required!',
    'email – Invalid e-mail address!',
    'Repeat e-mail – This field is required!',
    'checkbox – Required',
  ])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^text/)))
  expect(screen.getByLabelText(/^text/).getAttribute('aria-invalid')).toBe('true')
  expect(graph.inputs).toEqual([])
})

test('S-07 an entry is sent to the graph as a list of fields, and the form is replaced by the confirmation', async () => {
  graph.results.push(sent)
  const { user } = show([
    field('text'),
    field('checkboxes', { choices: [choice('a'), choice('b')] }),
    field('file'),
    field('hidden', { default: 'website' }),
  ])
  await user.type(screen.getByLabelText('text'), 'Good evening')
  await user.click(screen.getByLabelText('b'))
  await user.click(sendButton())
  expect(await screen.findByText('We will write to you.')).toBeTruthy()
  expect(graph.inputs[0]!.fieldValues).toEqual([
    { field: 'text', value: 'Good evening' },
    { field: 'checkboxes', values: ['b'] },
    { field: 'file' },
    { field: 'hidden', value: 'website' },
  ])
})

test('S-07 the origin’s error is at its field, and the input stays', async () => {
  graph.results.push({
    __typename: 'ValidationProblem',
    message: 'Please look again.',
    fieldProblems: [{ field: 'text', messages: ['Not this one.'] }],
  })
  const { user } = show([field('text')])
  await user.type(screen.getByLabelText('text'), 'Good evening')
  await user.click(sendButton())
  expect(await screen.findByText('Not this one.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Please look again.')
  expect(screen.getByLabelText('text')).toHaveProperty('value', 'Good evening')
})

test('S-07 after an outage the same input has the same key, other input another', async () => {
  graph.results.push(new Error('gone'), new Error('gone'), sent)
  const { user } = show([field('text')])
  await user.type(screen.getByLabelText('text'), 'Good evening')
  await user.click(sendButton())
  expect((await screen.findByRole('alert')).textContent).toContain(labels.lost)
  await user.click(sendButton())
  await waitFor(() => expect(graph.inputs).toHaveLength(2))
  await screen.findByText(labels.lost)
  await user.type(screen.getByLabelText('text'), '!')
  await user.click(sendButton())
  await screen.findByText('We will write to you.')
  const [first, second, third] = graph.inputs.map(({ idempotencyKey }) => idempotencyKey)
  expect(first).toBe(second)
  expect(third).not.toBe(first)
})

test('S-07 the input is restored after a reload, and removed once it was sent', async () => {
  graph.results.push(sent)
  const { user, unmount, shown } = show([field('longText'), field('checkbox')])
  await user.type(screen.getByLabelText('longText'), 'A long story')
  await user.click(screen.getByLabelText('checkbox'))
  unmount()
  const again = render(shown)
  expect(screen.getByLabelText('longText')).toHaveProperty('value', 'A long story')
  expect(screen.getByLabelText('checkbox')).toHaveProperty('checked', true)
  await user.click(sendButton())
  await screen.findByText('We will write to you.')
  again.unmount()
  render(shown)
  expect(screen.getByLabelText('longText')).toHaveProperty('value', '')
})

const fileOf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

test('S-07 a file refused for its content cannot be retried, and no entry is sent without it', async () => {
  graph.results.push(sent)
  uploads.results.push({ status: 'failed', message: 'Not this format.', canRetry: false })
  const { user } = show([field('file')])
  await user.upload(screen.getByLabelText('file'), fileOf('cv.pdf'))
  expect((await screen.findByRole('alert')).textContent).toContain('Not this format.')
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
  await user.click(sendButton())
  await screen.findByText(labels.files.unsent)
  expect(graph.inputs).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Remove/ }))
  await user.click(sendButton())
  await screen.findByText('We will write to you.')
})

test('S-07 no more files are uploaded than an entry may have', async () => {
  const { user } = show([field('file')])
  await user.upload(screen.getByLabelText('file'), ['a.pdf', 'b.pdf', 'c.pdf'].map(fileOf))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'There is no room left for c.pdf',
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('a.pdf'), expect.stringContaining('b.pdf')]),
  )
  expect(screen.getByText(/2 files at most$/)).toBeTruthy()
})

test('S-06 a corrected field is no longer marked, without a layout shift; others stay marked', async () => {
  const { user } = show([field('text', { required: true }), field('email', { required: true })])
  await user.click(sendButton())
  await screen.findByRole('alert')
  await user.type(screen.getByLabelText(/^text/), 'Good evening')
  await user.type(screen.getByLabelText(/^email/), 'anna@')
  await user.tab()
  await waitFor(() =>
    expect(screen.getByLabelText(/^text/).getAttribute('aria-invalid')).toBe(null),
  )
  expect(screen.getByLabelText(/^email/).getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Repeat e-mail/)))
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(3)
})
