import type { City } from '../../content/schemas/city.ts';
import { palette } from '../../illustrations/palette.ts';
import { Line, Lines, Text } from './kit.tsx';
import { wrap } from './wrap.ts';

/** Pixels, for a warning of two lines. */
export const alertHeight = 92;

/** A warning that reaches the people it concerns; its dark ground belongs to where it stands. */
export function Alert({ city: { alert }, width }: { city: City; width: number }) {
  return (
    <>
      <Line name="snowflake" x={15} y={14} size={22} stroke={palette.sun} />
      <Text x={50} y={30} bold fill={palette.paper}>
        {alert.title}
      </Text>
      <Lines x={50} y={54} lines={wrap(alert.text, width - 62)} fill={palette['quiet-on-dark']} />
    </>
  );
}
