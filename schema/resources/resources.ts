import type { ResourceDefinition } from './define-resource.ts'
import { persons } from './persons.ts'
import { redirects } from './redirects.ts'

/** Every resource of the admin site. */
export const resources: readonly ResourceDefinition[] = [persons, redirects]
