'use client'

import { useTranslations } from 'next-intl'
import { ErrorState } from '@/components/ui/error-state'

type PageErrorProps = {
  /** Next writes the same digest to the server's log. */
  error: Error & { digest?: string }
  /** Fetches the page again and shows it in the place of the error. */
  retry: () => void
}

/** In place of a page that could not be shown. */
export function PageError({ error, retry }: PageErrorProps) {
  const t = useTranslations('shell')
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <ErrorState
        title={t('error.title')}
        text={t('error.text')}
        reference={error.digest}
        onRetry={retry}
      />
    </div>
  )
}
