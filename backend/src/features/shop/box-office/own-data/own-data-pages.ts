import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BoxOfficeDependencies } from '#features/shop/box-office/box-office-dependencies.ts'
import type { preparePages } from '#features/shop/box-office/prepare-pages.ts'
import { orderMessages } from '#features/shop/messages/order-messages.ts'
import { byAddress } from '#http/count-by.ts'
import { findOwnData } from './find-own-data.ts'
import { ownDataPdf } from './own-data-pdf.ts'

type Visit = { Params: { locale: Locale } }

const filesPerHour = { account: 30, address: 300 }

/** All data of an account as a file, for programs (JSON) and for people (PDF). Guests are led to the log-in. */
export function addOwnDataPages(
  pages: FastifyInstance,
  dependencies: BoxOfficeDependencies,
  { pageContext }: Pick<ReturnType<typeof preparePages>, 'pageContext'>,
): void {
  const limited = {
    preHandler: pages.limitCalls('own-data', {
      account: {
        calls: filesPerHour.account,
        seconds: 3_600,
        by: (request) => request.sessionToken(),
      },
      address: { calls: filesPerHour.address, seconds: 3_600, by: byAddress },
    }),
  }

  async function findData(request: FastifyRequest<Visit>) {
    const visitor = await request.findVisitor()
    const { locale } = request.params
    return visitor && findOwnData(dependencies, { accountId: visitor.id, locale })
  }

  const logIn = (locale: Locale) => `/${locale}${sitePaths['user-profile'][locale]}`
  const attachment = (locale: Locale, ending: string) =>
    `attachment; filename="${orderMessages[locale].ownData.file}.${ending}"`

  pages.get<Visit>('/:locale/account/data.json', limited, async (request, reply) => {
    const { locale } = request.params
    const data = await findData(request)
    if (!data) return reply.redirect(logIn(locale), 303)
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', attachment(locale, 'json'))
      .send(JSON.stringify(data, null, 2))
  })

  pages.get<Visit>('/:locale/account/data.pdf', limited, async (request, reply) => {
    const { locale } = request.params
    const data = await findData(request)
    if (!data) return reply.redirect(logIn(locale), 303)
    const context = await pageContext(request, reply, { path: '', cartAmount: null })
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(locale, 'pdf'))
      .send(await ownDataPdf(context, data))
  })
}
