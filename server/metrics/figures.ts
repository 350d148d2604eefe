import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Seconds. A kept answer takes less than one of them, an upload over a slow line more than ten. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Makes figures of a registry. */
export function figuresOf(registry: Registry) {
  const registers = [registry]
  return {
    counter: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Counter({ name, help, labelNames, registers }),
    timer: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Histogram({ name, help, labelNames, buckets, registers }),
    /** Measured whenever somebody asks for figures. */
    measure: <Label extends string>(
      name: string,
      help: string,
      collect: (gauge: Gauge<Label>) => void | Promise<void>,
      ...labelNames: Label[]
    ) =>
      void new Gauge({
        name,
        help,
        labelNames,
        registers,
        collect() {
          return collect(this)
        },
      }),
  }
}
