import {
  findDatabasePasswordProblem,
  findSecretProblem,
  findSiteUrlProblem,
} from '@foyer/schema/production.ts'
import { defaultVoucherYears } from '@foyer/schema/ticket-rules.ts'
import { paymentMethods } from '@foyer/schema/shapes/order.ts'
import { z } from 'zod'
import {
  findStorageProblems,
  readStorageVariables,
  StorageVariables,
} from './commands/storage-env.ts'
import { readRoleMapping } from './sessions/oidc/role-mapping.ts'

const siteVariant = z.enum(['theatre', 'region']).default('theatre')

const Variables = z.object({
  ...StorageVariables.shape,
  /** `demo` allows test payments and example data; production refuses them. */
  FOYER_PROFILE: z.enum(['production', 'demo']).default('production'),
  /** The theatre's name, shown on box-office pages and in mails. */
  HOUSE_NAME: z.string().min(1).max(70),
  /** The telephone number of the box office, shown where tickets are no longer sold online. */
  BOX_OFFICE_PHONE: z.string().max(40).default(''),
  /** The interface on which the origin listens. */
  BACKEND_HOST: z.string().default('127.0.0.1'),
  /** The port of the origin. */
  BACKEND_PORT: z.coerce.number().int().min(0).max(65_535).default(8000),
  /** The site's public URL, the base of all absolute links. */
  SITE_URL: z
    .url()
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/$/, '')),
  /** The design variant of the box office, the same as the site's. */
  SITE_VARIANT: siteVariant,
  /** The offered payment methods, separated by commas. `test_payment` moves no money and is for the demo only. */
  PAYMENT_METHODS: z
    .string()
    .default('box_office')
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(paymentMethods)).min(1)),
  /** The account for bank transfers; required if `bank_transfer` is offered. */
  BANK_ACCOUNT_NAME: z.string().max(70).default(''),
  /** Its IBAN, without spaces. */
  BANK_IBAN: z
    .union([z.literal(''), z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/)])
    .default(''),
  /** Until how many hours before the first event visitors may cancel paid orders; `never` if paid tickets are not taken back. */
  CANCELLATION_HOURS: z
    .union([z.literal('never'), z.coerce.number().int().min(0).max(8_760)])
    .default(0),
  /** `on`: who cancels a paid order can choose credit in their account in place of a transfer. */
  CANCELLATION_CREDIT: z.enum(['off', 'on']).default('on'),
  /** For how many years vouchers and credit are valid. */
  VOUCHER_YEARS: z.coerce.number().int().min(1).max(30).default(defaultVoucherYears),
  /** Name, address and VAT number of who sells the tickets, as invoices show them; lines are separated by `|`. Empty: HOUSE_NAME. */
  INVOICE_SELLER: z.string().max(300).default(''),
  /** The value added tax that the prices of tickets contain, in percent. 0: invoices show none. */
  INVOICE_VAT_PERCENT: z.coerce.number().min(0).max(30).default(0),
  /**
   * The mail server, such as smtps://user:password@mail.example. If empty, mails are written to the folder `mail` in FOYER_DATA.
   */
  SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  /**
   * `required`: staff has its roles only in sessions begun with a passkey or at the identity provider. With a password staff can add
   * a first passkey.
   */
  STAFF_PASSKEYS: z.enum(['optional', 'required']).default('optional'),
  /** The OpenID Connect provider at which staff can log in: its issuer URL. Empty for none. */
  OIDC_ISSUER: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** The id under which the provider knows the site. */
  OIDC_CLIENT_ID: z.string().default(''),
  /** The secret that belongs to it. */
  OIDC_CLIENT_SECRET: z.string().default(''),
  /** What the provider is asked for. */
  OIDC_SCOPES: z.string().default('openid profile email'),
  /** The claim that names the groups of a person. */
  OIDC_GROUPS_CLAIM: z.string().min(1).default('groups'),
  /** Which groups stand for which roles: `redaktion=publisher,kassa=box_office,schule=editor:12` (12: number of a page). */
  OIDC_ROLES: z.string().default(''),
  /** `on`: visitors log in at the provider too, and have an account without roles. `login_url` and `logout_url` lead there. */
  OIDC_VISITORS: z.enum(['off', 'on']).default('off'),
  /** The address of a webshop elsewhere, to which header and menus link in place of the site's own; empty for none. */
  EXTERNAL_WEBSHOP_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** The sender of mails. */
  MAIL_FROM: z.string().min(3),
  /**
   * Where the theatre's newsletter program gets to know who orders and ends the newsletter, by POST. Empty: there is none, and staff downloads the
   * addresses as the entries of the form.
   */
  NEWSLETTER_WEBHOOK_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** The key of the signature of these requests (`X-Foyer-Signature`), 16 characters or more; empty: they are not signed. */
  NEWSLETTER_WEBHOOK_SECRET: z.union([z.literal(''), z.string().min(16)]).default(''),
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks or `loopback`, separated by commas; `none`: nobody's. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  /** The bearer token for the change feed; if empty, there is no feed. */
  CHANGES_SECRET: z.union([z.literal(''), z.string().min(16)]).default(''),
  /** The store of rate limits: `postgres` or `redis` if several processes serve one theatre. */
  RATE_LIMIT_STORE: z.enum(['memory', 'postgres', 'redis']).default('memory'),
  /** The Redis or Valkey that counts for `redis`, such as redis://redis:6379. Nothing is lost with it. */
  REDIS_URL: z.union([z.literal(''), z.url({ protocol: /^rediss?$/ })]).default(''),
  /** How long, at shutdown, requests are still served before connections are refused, in milliseconds: longer than those before it take to notice. */
  LAME_DUCK_MS: z.coerce.number().int().min(0).max(20_000).default(0),
  /** `off`: this process serves requests and leaves background jobs to others, of which one at least has `on`. */
  JOBS: z.enum(['on', 'off']).default('on'),
  /** The searches and suggestions allowed per minute and address. All visitors without JavaScript share the site's address. */
  SEARCHES_A_MINUTE: z.coerce.number().int().min(1).default(1_200),
  /** The largest file that visitors may attach to a form. */
  FORM_FILE_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(10 * 1024 * 1024),
  /** The most bytes of uploaded files that do not belong to an entry yet; these are deleted after an hour. */
  FORM_UNSENT_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(1024 * 1024 * 1024),
  /** The disk space that uploads leave free for the database, mails and logs. */
  DISK_RESERVE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(512 * 1024 * 1024),
  /** The most files of one entry. */
  FORM_FILES: z.coerce.number().int().min(1).max(50).default(5),
  /** How long entries of forms and their files are stored. */
  FORM_RETENTION_DAYS: z.coerce.number().int().min(1).default(180),
  /** The least important lines that are logged. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** `development` while somebody works on the code. */
  NODE_ENV: z.string().default('production'),
})

/** The example IBAN from Austria's documentation, used by the demo. Money sent there is lost. */
const exampleIban = 'AT611904300234573201'

const Env = Variables.superRefine((env, context) => {
  const refuse = (name: keyof typeof env, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const offersTransfer = env.PAYMENT_METHODS.includes('bank_transfer')
  if (offersTransfer && (env.BANK_IBAN === '' || env.BANK_ACCOUNT_NAME === '')) {
    refuse(
      'BANK_IBAN',
      'set BANK_IBAN and BANK_ACCOUNT_NAME, or remove bank_transfer from PAYMENT_METHODS',
    )
  }
  if (env.RATE_LIMIT_STORE === 'redis' && env.REDIS_URL === '') {
    refuse('REDIS_URL', 'set REDIS_URL, or another RATE_LIMIT_STORE')
  }
  for (const [name, problem] of findStorageProblems(env)) refuse(name, problem)
  refuseOidc(env, refuse)
  if (env.FOYER_PROFILE === 'demo') return
  if (env.PAYMENT_METHODS.includes('test_payment')) {
    refuse('PAYMENT_METHODS', 'test_payment moves no money and is for the demo only: remove it')
  }
  if (env.BANK_IBAN === exampleIban) {
    refuse('BANK_IBAN', 'this is the example account of the demo: set your own')
  }
  const problems = {
    SITE_URL: findSiteUrlProblem(env.SITE_URL),
    DATABASE_URL: findDatabasePasswordProblem(env.DATABASE_URL),
    DATABASE_DIRECT_URL:
      env.DATABASE_DIRECT_URL === env.DATABASE_URL
        ? undefined
        : findDatabasePasswordProblem(env.DATABASE_DIRECT_URL),
    CHANGES_SECRET: env.CHANGES_SECRET === '' ? undefined : findSecretProblem(env.CHANGES_SECRET),
    NEWSLETTER_WEBHOOK_URL: /^http:/.test(env.NEWSLETTER_WEBHOOK_URL)
      ? 'addresses are handed over by https only'
      : undefined,
  }
  for (const [name, problem] of Object.entries(problems)) {
    if (problem) refuse(name as keyof typeof problems, problem)
  }
})

function refuseOidc(
  env: z.output<typeof Variables>,
  refuse: (name: keyof typeof env, message: string) => void,
): void {
  if (env.OIDC_ISSUER === '') return
  if (env.OIDC_CLIENT_ID === '' || env.OIDC_CLIENT_SECRET === '') {
    refuse('OIDC_ISSUER', 'set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or remove OIDC_ISSUER')
  }
  if (env.FOYER_PROFILE !== 'demo' && !env.OIDC_ISSUER.startsWith('https:')) {
    refuse('OIDC_ISSUER', 'the provider has to be reached by https')
  }
  try {
    readRoleMapping(env.OIDC_ROLES)
  } catch (cause) {
    refuse('OIDC_ROLES', (cause as Error).message)
  }
}

export type Env = z.output<typeof Env>

/** Parses the environment once. Throws an error that names every wrong or missing variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const names = Object.keys(Variables.shape)
  const parsed = Env.safeParse(readStorageVariables(source, names))
  if (parsed.success) return parsed.data
  throw new Error(`The environment variables are invalid:\n${z.prettifyError(parsed.error)}`)
}

/** The variant alone: it decides how days, times and amounts are written, wherever that is done. */
export const readSiteVariant = () =>
  siteVariant.catch('theatre').parse(process.env.SITE_VARIANT || undefined)
