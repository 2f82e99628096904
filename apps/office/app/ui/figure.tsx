interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly about?: string;
}

/** A number with its name, in a list of the class 'figures'. */
export const Figure = ({ name, value, about = '' }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {about !== '' && <small>{about}</small>}
    </dd>
  </div>
);
