import { describe, expect, test } from 'vitest'
import { createTestGateway } from './testing/test-gateway.ts'

const submit = `mutation {
  submitForm(input: {
    locale: DE, formNumber: 3, idempotencyKey: "0123456789abcdef", openForMs: 9000,
    fieldValues: [
      { field: "first_name", value: "Anna" }
      { field: "email2", value: "anna@example.org" }
      { field: "days", values: ["mo", "di"] }
      { field: "cv" }
    ]
  }) {
    __typename
    ... on FormSubmitted { formNumber message }
    ... on ValidationProblem { message code fieldProblems { field label messages } }
  }
}`

describe('S-07, X-09: forms through the gateway', () => {
  test('an entry brings cookie and csrf header, and its values by slug', async () => {
    const { send, calls } = createTestGateway(() => ({
      status: 200,
      body: { form: 3, message: 'Danke.' },
    }))
    const response = await send(
      { query: submit },
      { cookie: 'csrftoken=xyz', 'x-csrftoken': 'xyz' },
    )
    expect(await response.json()).toEqual({
      data: { submitForm: { __typename: 'FormSubmitted', formNumber: 3, message: 'Danke.' } },
    })
    expect(calls).toMatchObject([
      { method: 'POST', headers: { cookie: 'csrftoken=xyz', 'x-csrftoken': 'xyz' } },
    ])
    expect(calls[0]?.url.pathname).toBe('/de/api/forms-entries/')
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      form: 3,
      request_key: '0123456789abcdef',
      open_for_ms: 9000,
      field_values: {
        first_name: 'Anna',
        email2: 'anna@example.org',
        days: ['mo', 'di'],
        cv: null,
      },
    })
  })

  test('fields that are wrong are a response, not an error', async () => {
    const { ask } = createTestGateway(() => ({
      status: 400,
      body: {
        detail: 'Nein.',
        field_errors: [{ field: 'first_name', message: 'Dieses Feld ist ein Pflichtfeld!' }],
      },
    }))
    const { data, errors } = await ask(submit)
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      submitForm: {
        __typename: 'ValidationProblem',
        message: 'Nein.',
        code: 'VALIDATION_FAILED',
        fieldProblems: [
          { field: 'first_name', label: null, messages: ['Dieses Feld ist ein Pflichtfeld!'] },
        ],
      },
    })
  })
})
