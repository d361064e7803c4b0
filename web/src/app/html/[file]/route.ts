import { connection } from 'next/server'
import { errorFileAnswer } from '#features/errors/error-file-answer.ts'

type Place = { params: Promise<{ file: string }> }

export async function GET(_request: Request, { params }: Place): Promise<Response> {
  // Cached by the front server, not by Next.
  await connection()
  return errorFileAnswer((await params).file)
}
