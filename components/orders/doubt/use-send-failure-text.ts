'use client'

import { useTranslations } from 'next-intl'
import type { SendFailure } from '@/lib/orders/model/timeline'
import { sendFailureWords } from './send-failure-words'

/** Says why a try settled nothing: what happened, the platform's code and words, what they may mean. */
export function useSendFailureText(): (failure: SendFailure) => string {
  const t = useTranslations('doubt')
  return (failure) => {
    const { why, meaning } = sendFailureWords(failure)
    const { reply } = failure
    const parts = [t(`why.${why}`)]
    if (reply) parts.push(reply.words ? t('answered', reply) : t('answeredNoWords', reply))
    if (meaning) parts.push(t(`meaning.${meaning}`))
    return parts.join(' ')
  }
}
