/** What the doctor says about one thing: that it is in order, or what is wrong and what to do. */
export type Finding = { isFine: boolean; sentence: string }

export const fine = (sentence: string): Finding => ({ isFine: true, sentence })
export const wrong = (sentence: string): Finding => ({ isFine: false, sentence })

/** The message of a failure, with what caused it. Fetch says only there what was wrong. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  const { code, message: deeper } = (cause ?? {}) as { code?: string; message?: string }
  return [message, code ?? deeper].filter(Boolean).join(': ')
}
