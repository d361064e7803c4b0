import { config } from 'zod'

// The policy of the site forbids `eval`, with which zod would compile its shapes. Before any shape is made.
config({ jitless: true })
