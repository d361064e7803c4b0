import type { NextRequest } from 'next/server'
import { fileNotFoundResponse } from '#lib/http/file-response.ts'
import { passesGuards } from './guards.ts'
import {
  findRecord,
  type RawParameters,
  readParameters,
  type RouteParameters,
  type ViewName,
} from './route-parameters.ts'

type Context = { params: Promise<RawParameters> }
type Handler<Name extends ViewName> = (
  request: NextRequest,
  parameters: RouteParameters<Name>,
) => Response | Promise<Response>

/** A method of a route's handler, called with parsed parameters after the guards have passed. */
export function routeHandler<const Name extends ViewName>(name: Name, handle: Handler<Name>) {
  return async (request: NextRequest, { params }: Context): Promise<Response> => {
    const parameters = readParameters(name, await params)
    const isKnown = typeof parameters === 'object' && passesGuards(findRecord(name))
    return isKnown ? handle(request, parameters) : fileNotFoundResponse([])
  }
}
