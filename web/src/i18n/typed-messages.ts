import type { Messages } from './generated/message-types.ts'
import type { MessageTexts } from './messages.ts'

/**
 * The texts of messages as next-intl takes them: typed by their arguments alone, so that a call with a missing or unknown one is a
 * type error. They are the texts themselves at run time.
 */
export function typedMessages(texts: Partial<MessageTexts>): Messages {
  return texts as Record<keyof MessageTexts, unknown> as Messages
}
