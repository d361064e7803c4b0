import type { ResourceDefinition } from './define-resource.ts'
import { persons } from './persons.ts'
import { redirects } from './redirects.ts'
import { waitingRooms } from './waiting-rooms.ts'

/** Every resource of the admin site. */
export const resources: readonly ResourceDefinition[] = [persons, redirects, waitingRooms]
