/** Where the format of a scalar is specified; its own description says what it means here. */
export const scalarSpecifications: Readonly<Record<string, string>> = {
  DateTime: 'https://tc39.es/proposal-temporal/#sec-temporal-iso8601grammar',
  Decimal: 'https://scalars.graphql.org/chillicream/decimal.html',
  Duration: 'https://scalars.graphql.org/chillicream/duration.html',
  EmailAddress: 'https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address',
  HTML: 'https://html.spec.whatwg.org/multipage/',
  LocalDate: 'https://scalars.graphql.org/chillicream/local-date.html',
  LocalTime: 'https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-string',
  MailLinkToken: 'https://www.rfc-editor.org/rfc/rfc4648#section-8',
  NonNegativeInt: 'https://the-guild.dev/graphql/scalars/docs/scalars/non-negative-int',
  OrderSecret: 'https://www.rfc-editor.org/rfc/rfc4648#section-5',
  PagePath: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.3',
  PositiveInt: 'https://the-guild.dev/graphql/scalars/docs/scalars/positive-int',
  PreviewToken: 'https://www.rfc-editor.org/rfc/rfc4648#section-8',
  RichText: 'https://html.spec.whatwg.org/multipage/',
  Slug: 'https://developer.mozilla.org/docs/Glossary/Slug',
  URL: 'https://url.spec.whatwg.org/#url-writing',
}
