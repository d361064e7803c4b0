import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions'
import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives'
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens'
import type { Plugin } from 'graphql-yoga'

/** Limits for operations that are not persisted. GraphiQL's introspection stays within them. */
export function freeOperationLimits(): Plugin[] {
  return [
    maxTokensPlugin({ n: 2_000 }),
    maxDepthPlugin({ n: 12 }),
    maxAliasesPlugin({ n: 15 }),
    maxDirectivesPlugin({ n: 30 }),
    costLimitPlugin({ maxCost: 20_000 }),
    blockFieldSuggestionsPlugin(),
  ] as Plugin[]
}
