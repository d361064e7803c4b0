import { paymentMethods } from '@foyer/schema/shapes/order.ts'
import { z } from 'zod'

const Variables = z.object({
  /** `demo` allows what only tries things out: a house that sells real tickets is refused it. */
  FOYER_PROFILE: z.enum(['production', 'demo']).default('production'),
  /** What the house is called, on the pages of the box office and in letters. */
  HOUSE_NAME: z.string().min(1).max(70),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: z.coerce.number().int().min(0).max(65_535).default(8000),
  DATABASE_URL: z.string().min(1),
  /** Folder of what is uploaded or made; pictures lie in its folder `media`. */
  FOYER_DATA: z.string().min(1),
  /** Where visitors find the site: base of links that leave the origin. */
  SITE_URL: z
    .url()
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/$/, '')),
  /** The face that the box office shows, as the site does. */
  SITE_VARIANT: z.enum(['theatre', 'region']).default('theatre'),
  /** Ways to pay that are offered, joined by commas. `test_payment` takes no money: it is for the demo alone. */
  PAYMENT_METHODS: z
    .string()
    .default('box_office')
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(paymentMethods)).min(1)),
  /** Where bank transfers go; needed where `bank_transfer` is offered. */
  BANK_ACCOUNT_NAME: z.string().max(70).default(''),
  BANK_IBAN: z
    .union([z.literal(''), z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/)])
    .default(''),
  /** Server that sends mail, as smtps://user:password@mail.example; empty, mail is put into the folder `mail` of FOYER_DATA. */
  SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  /** Who mail comes from. */
  MAIL_FROM: z.string().min(3),
  /** Proxies whose word on the client's address is taken: addresses, networks or `loopback`, joined by commas. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  /** What readers of the change feed bring; empty, there is no feed. */
  CHANGES_SECRET: z.union([z.literal(''), z.string().min(16)]).default(''),
  /** Where calls are counted: `postgres` when several processes serve one house. */
  RATE_LIMIT_STORE: z.enum(['memory', 'postgres']).default('memory'),
  /** Searches and suggestions that one address may ask for; that of the site asks for all who come without JavaScript. */
  SEARCHES_A_MINUTE: z.coerce.number().int().min(1).default(1_200),
  /** Largest file that visitors may hand in with a form. */
  FORM_FILE_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(10 * 1024 * 1024),
  /** Most that files of forms may take together before an entry names them; those that none names go after an hour. */
  FORM_UNSENT_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(1024 * 1024 * 1024),
  /** What uploads leave free on the disk, for the database, letters and logs. */
  DISK_RESERVE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(512 * 1024 * 1024),
  /** Most files of one entry. */
  FORM_FILES: z.coerce.number().int().min(1).max(50).default(5),
  /** So long entries of forms are kept, with their files. */
  FORM_RETENTION_DAYS: z.coerce.number().int().min(1).default(180),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  NODE_ENV: z.string().default('production'),
})

/** The IBAN of Austria's documentation, which the demo shows. Money that is sent there is lost. */
const exampleIban = 'AT611904300234573201'

const Env = Variables.superRefine((env, context) => {
  const refuse = (name: keyof typeof env, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const offersTransfer = env.PAYMENT_METHODS.includes('bank_transfer')
  if (offersTransfer && (env.BANK_IBAN === '' || env.BANK_ACCOUNT_NAME === '')) {
    refuse('BANK_IBAN', 'BANK_IBAN and BANK_ACCOUNT_NAME say where a bank_transfer goes')
  }
  if (env.FOYER_PROFILE === 'demo') return
  if (env.PAYMENT_METHODS.includes('test_payment')) {
    refuse('PAYMENT_METHODS', 'test_payment takes no money: it is for the demo alone')
  }
  if (env.BANK_IBAN === exampleIban) {
    refuse('BANK_IBAN', 'this is the example account of the demo')
  }
})

export type Env = z.output<typeof Env>

/** Reads the environment of the service once. Throws with every wrong or missing name. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const parsed = Env.safeParse(source)
  if (parsed.success) return parsed.data
  throw new Error(`The environment is incomplete:\n${z.prettifyError(parsed.error)}`)
}
