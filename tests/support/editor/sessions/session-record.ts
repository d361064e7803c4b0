import type { Page } from '@playwright/test'

/** What has happened in a session: for the comparison at its end, and for whoever reads why it has failed. */
export class SessionRecord {
  /** Words that were in a text after they had been typed, each once in the whole session. */
  readonly typed: string[] = []
  /** What was shown as a conflict. */
  readonly shown: string[] = []
  /** Texts that an editor has chosen instead of those of another one. */
  readonly chosen: string[] = []
  /** Ids of operations that a browser was told to be stored. */
  readonly acknowledged = new Set<string>()
  /** Values that the origin has refused: there must be none. */
  readonly refused: string[] = []
  readonly steps: string[] = []
  #words = 0

  createWord(): string {
    return `w${++this.#words}`
  }

  note(step: string): void {
    this.steps.push(step)
  }

  /** Notes what a tab is told about its operations, and its errors. */
  follow(page: Page): void {
    page.on('pageerror', (error) => this.note(`Error in a tab: ${error.stack}`))
    page.on('response', (response) => {
      if (!response.url().endsWith('/graphql') || response.status() !== 200) return
      const sent = response.request().postDataJSON() as Sent | null
      const operations = sent?.variables?.input?.operations
      if (!operations?.length) return
      void response.json().then(
        (body: Reply) => this.#take(operations, body),
        // The tab is gone: it has not been told anything.
        () => undefined,
      )
    })
  }

  #take(operations: readonly SentOperation[], { data }: Reply): void {
    const reply = data?.applyOperations
    if (reply?.__typename === 'AppliedOperations') {
      for (const operation of operations) {
        for (const { operationId } of Object.values(operation)) this.acknowledged.add(operationId)
      }
    }
    if (reply?.__typename === 'DocumentValidationProblem') this.refused.push(JSON.stringify(reply))
  }
}

type SentOperation = Record<string, { operationId: string }>
type Sent = { variables?: { input?: { operations?: readonly SentOperation[] } } }
type Reply = { data?: { applyOperations?: { __typename: string } | null } | null }

/** The words of a session in a text, in order. */
export const wordsIn = (text: string): string[] => text.match(/\bw\d+\b/g) ?? []
