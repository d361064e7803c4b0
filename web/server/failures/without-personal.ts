const rules: [RegExp, string][] = [
  // Addresses keep their path; a query may contain personal data.
  [/([a-z]+:\/\/[^\s"'<>?#]*|\/[\w/.-]*)[?#][^\s"'<>)]*/gi, '$1'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[address]'],
  [/\b(?:[0-9a-f]{0,4}:){4,7}[0-9a-f]{0,4}\b/gi, '[address]'],
  [/\b(?:\+|00)?\d[\d /-]{7,}\d\b/g, '[number]'],
  [/\b(?:[\w-]{20,}\.[\w-]{10,}(?:\.[\w-]+)?|[0-9a-f]{24,}|[A-Za-z0-9_-]{40,})\b/g, '[token]'],
  [
    /\b(password|passwort|token|secret|session\w*|csrf\w*)(["']?\s*[=:]\s*["']?)[^\s"',;}]+/gi,
    '$1$2[secret]',
  ],
]

/** The text of a failure without possible personal data: queries, mail and network addresses, numbers, tokens. */
export function withoutPersonal(text: string): string {
  return rules.reduce((rest, [pattern, stand]) => rest.replace(pattern, stand), text)
}
