'use client'

import { RotateCw, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from './button'
import { EmptyState } from './empty-state'

type ErrorStateProps = {
  /** What happened. */
  title: ReactNode
  /** What it means, and what to do. */
  text: ReactNode
  /** An id that staff can quote. */
  reference?: string | undefined
  onRetry?: () => void
}

export function ErrorState({ title, text, reference, onRetry }: ErrorStateProps) {
  const t = useTranslations('common')
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert aria-hidden className="text-late" />}
        title={title}
        text={
          <>
            {text}
            {reference && (
              <span className="mt-2 block font-mono text-xs">
                {t('reference', { id: reference })}
              </span>
            )}
          </>
        }
        action={
          onRetry && (
            <Button icon={<RotateCw aria-hidden />} onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  )
}
