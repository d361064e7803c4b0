import { isStaffAccess, type StaffAccess } from '@foyer/schema/rest/access.ts'
import type { Operation } from '@foyer/schema/rest/operation.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import type { FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'
import { localeOf } from './locale-of.ts'
import { messages } from './messages.ts'

type Guard = (request: FastifyRequest) => Promise<void>
type Guarded = Pick<Operation, 'access' | 'object' | 'forbiddenStatus'>
type RightsObject = Parameters<FastifyRequest['hasRight']>[1]

/**
 * Authorization hooks of an operation: 401 without a session, 403 (or as given) without the required role for its object. They run before
 * the body is validated. Empty for public operations.
 */
export function guardOf({ access, object, forbiddenStatus }: Guarded): Guard[] {
  if (access === 'public') return []
  return [
    async (request) => {
      const visitor = await request.findVisitor()
      if (!visitor) throw loginNeeded(request)
      if (!isStaffAccess(access)) return
      if (await request.hasRight(access, objectOf(object, request))) return
      if (forbiddenStatus === 401) throw loginNeeded(request)
      if (visitor.isPasskeyMissing) {
        throw new HttpError(403, messages[localeOf(request.url)].passkeyNeeded)
      }
      throw forbidden(request, access)
    },
  ]
}

/** 401: nobody is logged in. Says where to log in. */
export function loginNeeded({ url }: FastifyRequest): HttpError {
  const locale = localeOf(url)
  const loginUrl = `/${locale}${sitePaths['user-profile'][locale]}`
  return new HttpError(401, messages[locale].loginNeeded, undefined, { login_url: loginUrl })
}

/** 403: the role for it is missing. */
export function forbidden({ url }: FastifyRequest, access: StaffAccess): HttpError {
  return new HttpError(403, messages[localeOf(url)].forbidden[access])
}

/** What a request acts on. What cannot be read needs a role for the whole site; validation refuses it afterwards. */
function objectOf(object: Operation['object'], { params, body }: FastifyRequest): RightsObject {
  const { id = '', slug: slugOfPath } = params as { id?: string; slug?: string }
  const isId = /^[1-9]\d{0,8}$/.test(id)
  switch (object) {
    case undefined:
      return 'site'
    case 'any':
      return 'any'
    case 'page':
      return isId ? { pageId: Number(id) } : 'site'
    case 'module':
      return isId ? { moduleId: Number(id) } : 'site'
    case 'container': {
      const slug = slugOfPath ?? (body as { slug?: unknown } | null | undefined)?.slug
      return typeof slug === 'string' ? { slug } : 'site'
    }
  }
}
