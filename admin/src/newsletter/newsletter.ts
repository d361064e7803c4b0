import type { NewsletterSubscriptionList } from '@foyer/schema/rest/newsletter-operations.ts'
import type { z } from 'zod'

export type Subscriptions = z.output<typeof NewsletterSubscriptionList>
export type Subscription = Subscriptions['results'][number]
