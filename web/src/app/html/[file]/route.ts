import { connection } from 'next/server'
import { errorFileResponse } from '#features/errors/error-file-response.ts'

type Place = { params: Promise<{ file: string }> }

export async function GET(_request: Request, { params }: Place): Promise<Response> {
  // Cached by the front server, not by Next.
  await connection()
  return errorFileResponse((await params).file)
}
