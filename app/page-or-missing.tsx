import 'server-only'
import type { ReactNode } from 'react'
import { NotFoundPage } from '@/components/shell/frame/not-found-page'
import { answerAsMissing, answerLeaves, answerWaits } from '@/lib/config/answering'

/**
 * A page that may turn out not to be there. Where it calls `notFound`, the server draws what is shown
 * instead, and answers with 404: Next would send an empty page and leave the drawing to the browser's
 * scripts (decision 0358). Until the page has said it nothing leaves, whatever frames it: its status
 * would be that of a page that is there. One that knows it long before it is drawn says `answerLeaves`.
 */
export function pageOrMissing<Props>(
  page: (props: Props) => Promise<ReactNode>,
  missing: ReactNode = <NotFoundPage />,
) {
  return async function PageOrMissing(props: Props): Promise<ReactNode> {
    answerWaits()
    try {
      return await page(props)
    } catch (error) {
      if (!isNotFound(error)) throw error
      answerAsMissing()
      return await missing
    } finally {
      answerLeaves()
    }
  }
}

/** What `notFound` throws. Should it come to look otherwise, Next takes it as it always did. */
function isNotFound(error: unknown): boolean {
  return (
    error instanceof Error && 'digest' in error && error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404'
  )
}
