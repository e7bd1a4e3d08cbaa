import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { PageHeader } from '@/components/ui/page-header'
import { FIRST_STEPS, type FirstStep, type FirstSteps } from '@/lib/settings/model/first-steps'

type FirstStepsListProps = {
  name: string
  steps: FirstSteps
  /** Where each step is done; null where another one comes first. */
  hrefs: Readonly<Record<FirstStep, string | null>>
  /** Where the work is, for whoever wants to go there before all is done; null where nowhere yet. */
  workHref: string | null
}

/** The first page of a new Handover's administrator, until all of it is done. */
export function FirstStepsList({ name, steps, hrefs, workHref }: FirstStepsListProps) {
  const t = useTranslations('firstSteps')
  const next = FIRST_STEPS.find((step) => !steps.done[step])
  return (
    <div data-density="desk" className="mx-auto flex max-w-2xl flex-col gap-4 p-4 sm:p-6">
      <PageHeader
        title={t('title', { name })}
        text={t('lead')}
        actions={
          workHref && (
            <Link href={workHref} className={buttonClass()}>
              {t('toWork')}
            </Link>
          )
        }
      />
      <ol className="flex flex-col gap-3">
        {FIRST_STEPS.map((step, index) => (
          <Step
            key={step}
            step={step}
            number={index + 1}
            isDone={steps.done[step]}
            isNext={step === next}
            href={hrefs[step]}
          />
        ))}
      </ol>
    </div>
  )
}

type StepProps = {
  step: FirstStep
  number: number
  isDone: boolean
  isNext: boolean
  href: string | null
}

function Step({ step, number, isDone, isNext, href }: StepProps) {
  const t = useTranslations('firstSteps')
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-outer border bg-surface p-4',
        isNext && 'border-accent',
      )}
    >
      <div className="flex min-w-64 flex-1 gap-3">
        <span
          aria-hidden
          className={cn(
            'flex size-8 shrink-0 items-center justify-center rounded-full font-semibold [&_svg]:size-5',
            isDone ? 'bg-done-soft text-done' : 'bg-sunken text-muted',
          )}
        >
          {isDone ? <Check /> : number}
        </span>
        <div className="min-w-0">
          <h2 className="text-base font-semibold">{t(`${step}.title`)}</h2>
          <p className={isDone ? 'font-medium text-done' : 'text-muted'}>
            {isDone ? t('done') : t(`${step}.text`)}
          </p>
          {!isDone && href === null && <p className="mt-1 font-medium">{t('afterStore')}</p>}
        </div>
      </div>
      {!isDone && href !== null && (
        <Link href={href} className={buttonClass({ variant: isNext ? 'primary' : 'secondary' })}>
          {t(`${step}.action`)}
        </Link>
      )}
    </li>
  )
}
