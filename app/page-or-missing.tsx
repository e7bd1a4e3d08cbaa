import 'server-only'
import type { ReactNode } from 'react'
import { NotFoundPage } from '@/components/shell/frame/not-found-page'
import { answerAsMissing } from '@/lib/config/answering'

/**
 * A page that may turn out not to be there. Where it calls `notFound`, the server draws what is shown
 * instead, and answers with 404: Next would send an empty page and leave the drawing to the browser's
 * scripts (decision 0358).
 */
export function pageOrMissing<Props>(
  page: (props: Props) => Promise<ReactNode>,
  missing: ReactNode = <NotFoundPage />,
) {
  return async function PageOrMissing(props: Props): Promise<ReactNode> {
    try {
      return await page(props)
    } catch (error) {
      if (!isNotFound(error)) throw error
      answerAsMissing()
      return missing
    }
  }
}

/** What `notFound` throws. Should it come to look otherwise, Next takes it as it always did. */
function isNotFound(error: unknown): boolean {
  return (
    error instanceof Error && 'digest' in error && error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404'
  )
}
