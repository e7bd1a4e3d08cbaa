import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/skeleton'

type FieldSkeletonProps = {
  label: string
  /** The height of its control. */
  control: string
  /** What stands below it. */
  help?: string | undefined
}

/**
 * A field in the shape it will have. The words that it has in any case stand there at once, where the
 * form will have them (decision 0346); what is typed into is grey.
 */
export function FieldSkeleton({ label, control, help }: FieldSkeletonProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="font-medium">{label}</span>
      <Skeleton className={control} />
      {help && <p className="text-muted">{help}</p>}
    </div>
  )
}

type CardsSkeletonProps = {
  label: string
  /** As high as the words of each make it. */
  cards: readonly { label: string; help: string; code?: string }[]
}

/** `ChoiceCards` in the shape they will have, one below the other or three in a row. */
export function CardsSkeleton({
  label,
  cards,
  className,
}: CardsSkeletonProps & { className: string }) {
  return (
    <div>
      <span className="mb-1.5 block font-medium">{label}</span>
      <div className={cn('grid gap-2', className)}>
        {cards.map((card) => (
          <div
            key={card.label}
            className="flex min-h-12 animate-pulse items-center rounded-outer border border-transparent bg-border py-2 pr-11 pl-3"
          >
            <span className="invisible">
              <span className="block font-medium">{card.label}</span>
              <span className="block text-xs">
                {card.help} <span className="block font-mono">{card.code}</span>
              </span>
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
