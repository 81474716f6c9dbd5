"""Trains the adapter by which the sentence model reads a brief as a whole: what each sentence is for in the light of all
others and of whom the brief is about.

    pnpm coach adapter --briefs --dump briefs.json
    python3 packages/coach-evaluation/training/context.py briefs.json MODEL.onnx OUT.bin

How and why: docs/decisions/0046-a-brief-read-as-a-whole.md. Needs what adapter.py beside it needs, whose head says what
MODEL.onnx is; OUT.bin is what context-model.ts reads. What is left to do with OUT.bin stands in the decision.
"""

import argparse
import dataclasses
import hashlib
import json
import os
import time

import numpy as np
import tensorflow as tf

import adapter

DIMENSIONS = adapter.DIMENSIONS
BEGIN, END, HIDDEN = 101, 102, 103
# What the model holds at once; what is longer is cut in training.
TOKENS = 512
NAME_TOKENS = 12
# Sentences of a brief that are read in training.
SENTENCES = 40
# Briefs of a batch are padded to the next of these.
WIDTHS = (192, 256, 320, 384, 448, TOKENS)
BATCH = 8
ROUNDS = 9
RATE = 1.5e-3
# Of a sentence's vector so much is left out in training.
DROPPED = 0.2
# Of a sentence's tokens so many are not seen in training.
UNSEEN = 0.12
# How often a brief is also read as being about somebody else who is named in it, or about the one meant by a shorter name.
OTHERS, SHORTER = 0.5, 0.2
# What is told of each sentence: how many labels, and what its loss weighs.
HEADS = {"purposes": (10, 1.0), "knowers": (3, 0.6), "hidden": (1, 0.3), "voiced": (1, 0.3), "ranked": (1, 0.3)}
# These help in training alone.
LEFT_OUT = ("voiced",)
ABOUT_WEIGHT = 0.5


@dataclasses.dataclass
class Example:
    """A brief as being about somebody: its tokens, and of each token the sentence that it belongs to (SENTENCES for none)."""

    brief: dict
    ids: list
    own: list
    right: bool


def example(brief, about, right):
    ids = [BEGIN, *about[:NAME_TOKENS], END]
    own = [SENTENCES] * len(ids)
    for at, sentence in enumerate(brief["sentences"][:SENTENCES]):
        if len(ids) + len(sentence["ids"]) + 1 > TOKENS:
            break
        ids += [*sentence["ids"], END]
        own += [at] * (len(sentence["ids"]) + 1)
    return Example(brief, ids, own, right)


def width_of(one):
    return next(width for width in WIDTHS if len(one.ids) <= width)


def batch_of(examples, random=None):
    """What the network reads and what it should tell. A label that nobody gave, or of a brief that is read as being about
    the wrong one, weighs nothing. With random numbers some tokens are left unseen."""
    width = max(width_of(one) for one in examples)
    count = len(examples)
    made = {
        "ids": np.zeros((count, width), np.int32),
        "own": np.full((count, width), SENTENCES, np.int32),
        "right": np.array([one.right for one in examples], np.float32),
    }
    for name in HEADS:
        made[name] = np.zeros((count, SENTENCES), np.int32)
        made[name + "_weight"] = np.zeros((count, SENTENCES), np.float32)
    for row, one in enumerate(examples):
        made["ids"][row, : len(one.ids)] = one.ids
        made["own"][row, : len(one.own)] = one.own
        for at in set(one.own) - {SENTENCES}:
            for name in HEADS:
                label = one.brief["sentences"][at][name]
                made[name][row, at] = label or 0
                made[name + "_weight"][row, at] = one.right and label is not None
    if random is not None:
        unseen = (made["own"] < SENTENCES) & (made["ids"] != END) & (random.random(made["ids"].shape) < UNSEEN)
        made["ids"] = np.where(unseen, HIDDEN, made["ids"]).astype(np.int32)
    return made


class Network:
    def __init__(self, path, seed):
        self.model = adapter.read_model(path)
        self.factors = adapter.new_factors(self.model, seed)
        random = np.random.default_rng(seed)

        def layer(inputs, labels):
            weights = random.normal(size=(inputs, labels)) * 0.02
            return tf.Variable(weights.astype(np.float32)), tf.Variable(np.zeros(labels, np.float32))

        self.heads = {name: layer(2 * DIMENSIONS, labels) for name, (labels, _) in HEADS.items()}
        self.about = layer(DIMENSIONS, 1)
        self.variables = tf.nest.flatten([self.factors, self.heads, self.about])

    def states(self, ids):
        """The vectors of all tokens. ids: [briefs, tokens], 0 where there is none."""
        return adapter.states_of(self.model.fixed, adapter.with_factors(self.model, self.factors), ids)

    def tells(self, ids, own, training):
        """By head what is told of each sentence, and whether the brief is about whom it is said to be."""
        dropped = (lambda values: tf.nn.dropout(values, DROPPED)) if training else (lambda values: values)
        states = self.states(ids)
        of = tf.one_hot(own, SENTENCES)
        mean = tf.matmul(of, states, transpose_a=True) / tf.maximum(tf.reduce_sum(of, 1)[..., None], 1.0)
        places = tf.range(1, tf.shape(ids)[1] + 1)
        last = tf.argmax(of * tf.cast(places, tf.float32)[None, :, None], 1, tf.int32)
        sentences = dropped(tf.concat([mean, tf.gather(states, last, batch_dims=1)], -1))
        told = {name: tf.matmul(sentences, weights) + biases for name, (weights, biases) in self.heads.items()}
        weights, biases = self.about
        return told, (tf.matmul(dropped(states[:, 0]), weights) + biases)[:, 0]

    def loss(self, batch):
        told, about = self.tells(batch["ids"], batch["own"], True)
        total = ABOUT_WEIGHT * tf.reduce_mean(
            tf.nn.sigmoid_cross_entropy_with_logits(labels=batch["right"], logits=about)
        )
        for name, (labels, weight) in HEADS.items():
            if labels == 1:
                each = tf.nn.sigmoid_cross_entropy_with_logits(
                    labels=tf.cast(batch[name], tf.float32), logits=told[name][..., 0]
                )
            else:
                each = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=batch[name], logits=told[name])
            counts = batch[name + "_weight"]
            total += weight * tf.reduce_sum(each * counts) / tf.maximum(tf.reduce_sum(counts), 1.0)
        return total

    def packed(self):
        heads = {name: layer for name, layer in self.heads.items() if name not in LEFT_OUT}
        layers = {**heads, "about": self.about}
        content, seen = adapter.packed(
            self.model, self.factors, {name: (weights.numpy(), biases.numpy()) for name, (weights, biases) in layers.items()}
        )
        return content, seen


def wrong_ones(brief):
    """Everybody else whom the brief could be about."""
    named = [*brief["others"], *([brief["writer_name"]] if brief["writer_name"] else [])]
    return [name for name in named if name and name not in (brief["person"], brief["short"])]


def examples_of(briefs, random):
    made = []
    for brief in briefs:
        shorter = brief["short"] and random.random() < SHORTER
        made.append(example(brief, brief["short"] if shorter else brief["person"], True))
        wrong = wrong_ones(brief)
        if wrong and random.random() < OTHERS:
            made.append(example(brief, wrong[random.integers(len(wrong))], False))
    order = random.permutation(len(made))
    # Of about one length, so that little of a batch is padding.
    return [made[at] for at in sorted(order, key=lambda at: width_of(made[at]) + random.random() * 100)]


def train(network, briefs, options):
    random = np.random.default_rng(options.seed)
    steps = options.rounds * (len(examples_of(briefs, np.random.default_rng(0))) // BATCH + 1)
    warm = int(steps * 0.06) + 1
    rate = tf.keras.optimizers.schedules.CosineDecay(
        0.0, max(1, steps - warm), alpha=0.02, warmup_target=RATE, warmup_steps=warm
    )
    optimizer = tf.keras.optimizers.AdamW(
        rate, weight_decay=0.01, beta_1=0.9, beta_2=0.98, epsilon=1e-8, global_clipnorm=1.0
    )
    optimizer.build(network.variables)

    @tf.function(reduce_retracing=True)
    def step(batch):
        with tf.GradientTape() as tape:
            loss = network.loss(batch)
        optimizer.apply(tape.gradient(loss, network.variables), network.variables)
        return loss

    began = time.time()
    for number in range(options.rounds):
        examples = examples_of(briefs, random)
        parts = [examples[at : at + BATCH] for at in range(0, len(examples), BATCH)]
        losses = []
        for at in random.permutation(len(parts)):
            batch = {name: tf.constant(values) for name, values in batch_of(parts[at], random).items()}
            losses.append(float(step(batch)))
        print(f"round {number + 1}: loss {np.mean(losses):.3f}, {time.time() - began:.0f} s", flush=True)


def measure(network, briefs):
    """Prints how often purposes and knowers are told rightly, and how often the brief is likelier to be about the right one
    than about anybody else."""

    @tf.function(reduce_retracing=True)
    def tells(ids, own):
        return network.tells(ids, own, False)

    right, first, asked = {"purposes": [], "knowers": []}, 0, 0
    for brief in briefs:
        one = batch_of([example(brief, about, True) for about in [brief["person"], *wrong_ones(brief)]])
        told, about = tells(tf.constant(one["ids"]), tf.constant(one["own"]))
        for name, of in right.items():
            counts = one[name + "_weight"][0] > 0
            of.extend((told[name][0].numpy().argmax(-1) == one[name][0])[counts])
        if len(about) > 1:
            asked += 1
            first += int(about.numpy().argmax() == 0)
    for name, of in right.items():
        print(f"{name} told rightly: {np.mean(of):.1%} of {len(of)}")
    print(f"about the right one: {first} of {asked}")


def main():
    parser = argparse.ArgumentParser(description="Trains the adapter for whole briefs (docs/decisions/0046).")
    parser.add_argument("dump", help="what `pnpm coach adapter --briefs --dump` wrote")
    parser.add_argument("model", help="the sentence model's ONNX file")
    parser.add_argument("out", help="where the adapter is written")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    options = parser.parse_args()
    tf.config.threading.set_intra_op_parallelism_threads(options.threads)
    tf.config.threading.set_inter_op_parallelism_threads(1)
    tf.random.set_seed(options.seed)

    with open(options.dump, encoding="utf-8") as file:
        briefs = json.load(file)
    network = Network(options.model, options.seed)
    train(network, [brief for brief in briefs if not brief["held_out"]], options)
    content, _ = network.packed()
    with open(options.out, "wb") as file:
        file.write(content)
    measure(network, [brief for brief in briefs if brief["held_out"]])
    print(f"{options.out}: {len(content)} bytes, SHA-256 {hashlib.sha256(content).hexdigest()}")


if __name__ == "__main__":
    main()
