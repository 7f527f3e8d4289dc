import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { QueryAnswer, QueryWants } from '../../../shared/tables/answer-query.ts';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import type { TableQuery } from '../../../shared/tables/table-query.ts';
import { type AnswerFeed, createAnswerFeed } from './answer-feed.ts';
import { createAskAhead } from './ask-ahead.ts';
import { createLatestOnly } from './latest-only.ts';
import type { EngineTable } from './table-engine.ts';

/** An answer with what it answers: its row numbers belong to this table and no other. */
export interface TableAnswer extends QueryAnswer {
  readonly table: ColumnTable;
  readonly query: TableQuery;
}

export interface AnswerState {
  /** Begins a query before it is drawn that it is asked; `news` tells of its answer. */
  askAhead(query: TableQuery): void;
  /** The last answer, until the next one is there; undefined before the first. */
  readonly answer: TableAnswer | undefined;
  /** The same a moment earlier, for what is small and quickly drawn. */
  readonly news: AnswerFeed<TableAnswer>;
  /** Whether the answer is to an older question. */
  readonly isStale: boolean;
  readonly error: unknown;
}

const NO_WANTS: QueryWants = {};

interface Question {
  readonly engine: EngineTable;
  readonly query: TableQuery;
  readonly wants: QueryWants;
}

/** Asks anew whenever table, query or wants are other objects: keep `wants` stable. */
export function useTableAnswer(
  engine: EngineTable | undefined,
  query: TableQuery,
  wants: QueryWants = NO_WANTS,
): AnswerState {
  const question = useMemo(() => engine && { engine, query, wants }, [engine, query, wants]);
  const news = useMemo(() => createAnswerFeed<TableAnswer>(), []);
  const { begin, ask } = useMemo(() => createAskAhead(answerQuestion, news.tell), [news]);
  const { value, isStale, error } = useAnswer(question, ask, news.tell);
  const askAhead = (ahead: TableQuery) => engine && begin({ engine, query: ahead, wants });
  return { answer: value, news, isStale, error, askAhead };
}

async function answerQuestion({ engine, query, wants }: Question): Promise<TableAnswer> {
  return { ...(await engine.query(query, wants)), table: engine.table, query };
}

interface Latest<Value> {
  readonly value: Value | undefined;
  readonly isStale: boolean;
  readonly error: unknown;
}

/** Asks for every new input, one at a time, and keeps the last answer. `ask` must be the same function every time. */
export function useLatest<Input extends object, Value>(
  input: Input | undefined,
  ask: (input: Input) => Promise<Value>,
): Latest<Value> {
  const askLatest = useMemo(() => createLatestOnly(ask), [ask]);
  return useAnswer(input, askLatest, ignoreNews);
}

/**
 * The answer to the last input that has one. The first answer is drawn at once; those that follow replace what is on the
 * screen piece by piece, so that keys and clicks never wait for it, and `onNews` is told of them before.
 *
 * @param ask answers in the order in which it is asked; undefined when a newer input came
 */
function useAnswer<Input extends object, Value>(
  input: Input | undefined,
  ask: (input: Input) => Promise<Value | undefined>,
  onNews: (value: Value) => void,
): Latest<Value> {
  const [last, setLast] = useState<{ input: Input; value?: Value; error?: unknown }>();
  const hasAnswer = useRef(false);
  // With what is drawn, before the next key: questions come in the order in which they are meant.
  useLayoutEffect(() => {
    if (!input) return undefined;
    let isGone = false;
    ask(input).then(
      (value) => {
        if (value === undefined || isGone) return;
        onNews(value);
        if (hasAnswer.current) startTransition(() => setLast({ input, value }));
        else setLast({ input, value });
        hasAnswer.current = true;
      },
      (error: unknown) => {
        if (!isGone) setLast((previous) => ({ ...previous, input, error }));
      },
    );
    return () => {
      isGone = true;
    };
  }, [input, ask, onNews]);
  return { value: last?.value, isStale: last?.input !== input, error: last?.error };
}

function ignoreNews(): void {
  // Nobody is in a hurry.
}
